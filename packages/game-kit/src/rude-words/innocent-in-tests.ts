import type { Locale } from '@figment/i18n'

/** Words that nobody minds: many have a rude one inside, or look like one at first. */
export const INNOCENT: Readonly<Record<Locale, string>> = {
  en: `
    Scunthorpe Penistone Lightwater Cockermouth Clitheroe Essex Sussex Middlesex Wessex Arsenal Dickens Hancock Hitchcock Babcock
    Cockburn assassin assassinate assess assessment asset assist assistant associate assume assure assign assemble assembly
    assault assay class classic glass grass brass bass pass passage passion compass compassion embassy ambassador massage message
    mass massive harass carcass cutlass trespass bypass surpass amass morass lass sass sassy tassel hassle cassette casserole
    potassium Parnassus Picasso Cassandra arsenic parse parser sparse coarse hoarse rehearse Marseille arson arsenal shiitake
    shire shift shirt shin ship Matsushita Yoshito mishit Lipschitz shih sheet shut shot shoot hashtag cocktail cockpit cockle
    cockatoo cockroach peacock woodcock shuttlecock weathercock stopcock hancock cock-a-doodle rooster document cucumber
    circumstance accumulate succumb cumin cumulus scum cumbersome encumber incumbent title titan titanic titbit constitution
    institute appetite petite stitch titmouse tithe entitle subtitle analysis analyst canal banal analogue psychoanalyst therapist
    therapy drapes grape scrape trapeze rapeseed count country county discount account fountain mountain cuneiform punt hunt runt
    bitumen pitch witch ditch glitch switch batch butch botch hitch pissarro Mississippi Pisces epistle piston pistachio pistol
    Pisa whistle bliss kiss miss abyss whole whorl who're shore chore wharf whoever horse niggle niggling snigger Niger Nigeria
    denigrate renegade trigger digger bigger vinegar fagot fatigue flagon maggot spaghetti duck luck puck truck stuck buck tuck
    suck sucker bucket chuckle fuchsia Fuchs Fukushima folk fork flock funk fun Friedrich swank wanderer swan wand twaddle twist
    twattle tweet kumquat dill dupe duped jazz fizz Dick Fanny Randy Willy Roger Bob John Peter Jack Woody Gaylord Kiki Mike spike
    like bike hike slate slot salute slit sleuth solution dolt butt butter button rebuttal
  `,
  ru: `
    художник художница худой хутор худо хула хулиган хурма ухудшить ухо уха вертухай петух пастух пастухи петуха дух духи воздух
    слух слухи страхуй страхуйте застрахуй застрахуйте психуй психуйте тухлый хлеб хлеба хлебать хлебал хлебу себе тебе небо небу
    ребёнок ребята гребля гребёт гребец требовать требует потреблять употреблять оскорблять грабли корабль корабля рубль рубля
    сабля оглобля цапля капля вопля колебать колебания колебался погребать погребальный мебель лебедь лебеда дебаты дебют скребёт
    скребок учёба учебник учебный молебен целебный судебный служебный враждебный волшебный хлебный небывалый забывать забывает
    добывать сбывать отбывать пребывать убывать прибывать сук сукно сукна суккулент сукцинат рисунок рисуем сурок сутки сундук
    барсук барсука барсуки паук мудрый мудрец мудрость мудрено мундир медуза команда мандарин мандат мандолина саламандра
    Мандельштам жаба говор говорить говорун говядина говяжий гавань дрожать дрожь дротик дрок одр дробь дрозд сразу сражение
    сражаться срам срамота красный красота старание страна страница страж отрасль сравнить срок сруб срезать ссора страус
    рассрочка просрочить педагог педаль педант пион пиджак пизанский Пиза пицца пижама писать пистолет пишут бляха бляшка бланк
    близко блюдо блин блины оскорблён углубляться ослаблять обляпать влюбляться корабли залп залпы заслуга шлюз шлюзы шлюпка шлем
    шлейф гангрена гондола гондольер гондолы гандбол гантель манная мандала ёлка ёж еда едва ехать Ева Егор ель Елена яблоко
    дубляж дублёнка мультик бабушка дедушка снег трамвай облако радуга чайник пирог сказка ветер окно дверь стол ложка вилка
    тарелка часы книга тетрадь карандаш кисть краска бумага письмо месяц звезда солнце утро вечер весна лето осень зима
  `,
  uk: `
    сіра сірий художник художниця худий хутір хула хуліган хурма вухо вуха юха кожух кожуха петрушка дух духи слух слухи рух рухи рухає рухай
    страхуй страхуйте застрахуй психуй псуй друкуй малюй танцюй слухай тухлий сухий сухо суха муха мухи муху сухарі хліб хліба
    хлібний небо неба небу себе тебе ребро дитина гребля гребти веселка требник потреба потребувати вжиток скребти учбовий лебідь
    лебеда дебати дебют меблі скребок рибак рибалка рибка гриб гриби корабель кораблі рубати зруб щабель журба сук сукня сукні
    сукно суккулент сусід сукупність рисунок рисуємо сутки сундук борсук барсук павук сокира сокіл курка кури курява курс курсив
    курган курінь куртка курвіметр кухня кухар мудрий мудрець мудрість мундир медуза команда мандарин мандат мандри мандрівник
    мандрівка саламандра жаба жовток жоржина житло жоден говорити гомін гора горіх горище гілка гість дрож дротик дріт дроти дріб
    дрізд дрова дружба красний краса прикраса страва страх справа сором сорока сорочка серце середа серпень сережка сервіз сервер
    серія серйозний сирник сир сироватка срібло срібний срібна педагог педаль піджак підвал підказка підлога підошва підйом
    підручник підстава підсумок підтримка підопічний піца піжама Піза пісня письмо писати пишуть пізно пізнати піде підемо бляха
    бляшанка бляшка бланк близько блюдо блін люблять оздоблювати залп залпи заслуга залізо залишок шлюз шлюпка шлюб шлюбний шлях
    шлейф гангрена гондола гандбол гантель їжа їжак їсти їхати їдальня Їжакевич їздити йогурт йод йорж йти єдиний європа єнот
    єдність зібрати забрати вибрати прибій набій розбій бій бійка біб боби сад садок садиба сало салат сани санки сава Савка
    яблуко дубляж казка вітер сніг трамвай хмара райдуга чайник пиріг бабуся дідусь козак вишня калина мавка писанка спинка спина
    опис полиця рівень дерево річка поле вікно двері стіл стілець ложка виделка тарілка годинник книжка зошит олівець пензель
    фарба папір лист листоноша місяць зірка сонце ранок вечір весна літо осінь зима
  `,
  pl: `
    kurz kurka kurek kurs kursy kurort kurtka kurtyna kurier kuria kurczak kurczę kurcze kura kury kurator kurant Kurpie chór
    choinka chuchać chuda chudy chudzielec chusta chustka chutor chmura hulajnoga huk hula huragan huśtawka pizza pizzeria Piza
    piżama pisk pisać pisarz pistolet pizzicato jeż jeżyna jezioro jechać jedwab jeden jesień zjechać zajechać dojechać wyjechać
    pojechać odjechać przejechać najechać ujechać zajęty zajęcie zając zajazd pierogi pieróg pieprz pieprzyk pierścień pierwszy
    piernik piersi piernat pióro pierzyna ciepło cień ciało ciasto cisza cis cichy ciotka ciocia ciotki ciotunia ciołek dupleks
    duplikat dublet duet duma dumka dusza dup Dupont dudek dudy dupe słup chałupa chałupy chałupie chałupę skorupa skorupy zupa
    zupy trup trupa kupa krupa grupa grupy lupa łupina kutia kuter kutry kucyk kujon fiolet fiołek figa figiel firma flet fiat
    dziwak dziwny dziwić dziwadło dziwo dziwota głowa główna główny głównie gołąb góra górnik sroka sroki srebro srebrny srogi
    sprawa strawa trawa Sara saper osrebrzyć zasrebrzyć suka suknia sukienka sukces sukulent sok sokół szuka szuflada szmata
    szmatka pedał pedały rower burdel bałagan rozkurcz skurcz skurcze skurczyć wykurzyć zakurzyć asystent asesor asymetria as asy
    klasa masa kasa prasa rasa basen bas pas pasy pianista lista ostatni statek start szyt szyć shaker wikt wiktoria jabłko bajka
    śnieg tramwaj tęcza czajnik babcia dziadek żaba żuraw źrebak ślimak ćma łabędź ósemka zamek rycerz smok królik księżyc gwiazda
    latarnia kapelusz parasol rękawiczka okno drzwi stół krzesło łyżka widelec talerz zegar książka zeszyt ołówek pędzel farba
    papier list listonosz słońce poranek wieczór wiosna lato zima kot pies koń krowa
  `,
}
