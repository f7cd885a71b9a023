import type { NounMToZ } from './en.nouns-m-z.ts'

/** Gender and kind, then six cases in the singular | in the plural | further forms people may write. `i` also where a plural only looks like a genitive (dzieci, myszy, gęsi). */
export const nounsMToZ = {
  'magnifying-glass': 'fi lupa lupy lupie lupę lupą lupie | lupy lup lupom lupy lupami lupach',
  mailbox:
    'fi skrzynka_pocztowa skrzynki_pocztowej skrzynce_pocztowej skrzynkę_pocztową skrzynką_pocztową skrzynce_pocztowej | skrzynki_pocztowe skrzynek_pocztowych skrzynkom_pocztowym skrzynki_pocztowe skrzynkami_pocztowymi skrzynkach_pocztowych',
  mammoth: 'ma mamut mamuta mamutowi mamuta mamutem mamucie | mamuty mamutów mamutom mamuty mamutami mamutach',
  man: 'mh mężczyzna mężczyzny mężczyźnie mężczyznę mężczyzną mężczyźnie | mężczyźni mężczyzn mężczyznom mężczyzn mężczyznami mężczyznach',
  map: 'fi mapa mapy mapie mapę mapą mapie | mapy map mapom mapy mapami mapach',
  marionette:
    'fa marionetka marionetki marionetce marionetkę marionetką marionetce | marionetki marionetek marionetkom marionetki marionetkami marionetkach',
  mask: 'fi maska maski masce maskę maską masce | maski masek maskom maski maskami maskach',
  match: 'fi zapałka zapałki zapałce zapałkę zapałką zapałce | zapałki zapałek zapałkom zapałki zapałkami zapałkach',
  matchbox:
    'ni pudełko_zapałek pudełka_zapałek pudełku_zapałek pudełko_zapałek pudełkiem_zapałek pudełku_zapałek | pudełka_zapałek pudełek_zapałek pudełkom_zapałek pudełka_zapałek pudełkami_zapałek pudełkach_zapałek',
  mermaid: 'fh syrena syreny syrenie syrenę syreną syrenie | syreny syren syrenom syreny syrenami syrenach',
  metronome:
    'mi metronom metronomu metronomowi metronom metronomem metronomie | metronomy metronomów metronomom metronomy metronomami metronomach',
  mirror: 'ni lustro lustra lustru lustro lustrem lustrze | lustra luster lustrom lustra lustrami lustrach',
  monkey: 'fa małpa małpy małpie małpę małpą małpie | małpy małp małpom małpy małpami małpach',
  moon: 'mi księżyc księżyca księżycowi księżyc księżycem księżycu | księżyce księżyców księżycom księżyce księżycami księżycach',
  moss: 'mi mech mchu mchowi mech mchem mchu | -',
  moth: 'fa ćma ćmy ćmie ćmę ćmą ćmie | ćmy ciem ćmom ćmy ćmami ćmach',
  mountain: 'fi góra góry górze górę górą górze | góry gór górom góry górami górach',
  mouse: 'fi mysz myszy myszy mysz myszą myszy | myszy myszy myszom myszy myszami myszach',
  mushroom: 'mi grzyb grzyba grzybowi grzyb grzybem grzybie | grzyby grzybów grzybom grzyby grzybami grzybach',
  'music-box':
    'fi pozytywka pozytywki pozytywce pozytywkę pozytywką pozytywce | pozytywki pozytywek pozytywkom pozytywki pozytywkami pozytywkach',
  'music-note': 'fi nuta nuty nucie nutę nutą nucie | nuty nut nutom nuty nutami nutach',
  musician: 'mh muzyk muzyka muzykowi muzyka muzykiem muzyku | muzycy muzyków muzykom muzyków muzykami muzykach',
  needle: 'fi igła igły igle igłę igłą igle | igły igieł igłom igły igłami igłach',
  nest: 'ni gniazdo gniazda gniazdu gniazdo gniazdem gnieździe | gniazda gniazd gniazdom gniazda gniazdami gniazdach',
  net: 'fi sieć sieci sieci sieć siecią sieci | sieci sieci sieciom sieci sieciami sieciach',
  newspaper: 'fi gazeta gazety gazecie gazetę gazetą gazecie | gazety gazet gazetom gazety gazetami gazetach',
  oar: 'ni wiosło wiosła wiosłu wiosło wiosłem wiośle | wiosła wioseł wiosłom wiosła wiosłami wiosłach',
  octopus:
    'fa ośmiornica ośmiornicy ośmiornicy ośmiornicę ośmiornicą ośmiornicy | ośmiornice ośmiornic ośmiornicom ośmiornice ośmiornicami ośmiornicach',
  'old-man':
    'mh staruszek staruszka staruszkowi staruszka staruszkiem staruszku | staruszkowie staruszków staruszkom staruszków staruszkami staruszkach | starzec starca starcem',
  'open-book': 'fi otwarty+ książka książki książce książkę książką książce | książki książek książkom książki książkami książkach',
  orca: 'fa orka orki orce orkę orką orce | orki orek orkom orki orkami orkach',
  'orchard-tree': 'fi jabłoń jabłoni jabłoni jabłoń jabłonią jabłoni | jabłonie jabłoni jabłoniom jabłonie jabłoniami jabłoniach',
  otter: 'fa wydra wydry wydrze wydrę wydrą wydrze | wydry wydr wydrom wydry wydrami wydrach',
  owl: 'fa sowa sowy sowie sowę sową sowie | sowy sów sowom sowy sowami sowach',
  ox: 'ma wół wołu wołowi wołu wołem wole | woły wołów wołom woły wołami wołach',
  'paint-brush': 'mi pędzel pędzla pędzlowi pędzel pędzlem pędzlu | pędzle pędzli pędzlom pędzle pędzlami pędzlach',
  painter: 'mh malarz malarza malarzowi malarza malarzem malarzu | malarze malarzy malarzom malarzy malarzami malarzach',
  painting: 'mi obraz obrazu obrazowi obraz obrazem obrazie | obrazy obrazów obrazom obrazy obrazami obrazach',
  palette: 'fi paleta palety palecie paletę paletą palecie | palety palet paletom palety paletami paletach',
  palm: 'fi palma palmy palmie palmę palmą palmie | palmy palm palmom palmy palmami palmach',
  'paper-boat':
    'mi papierowy+ stateczek stateczka stateczkowi stateczek stateczkiem stateczku | stateczki stateczków stateczkom stateczki stateczkami stateczkach',
  'paper-plane':
    'mi papierowy+ samolocik samolociku samolocikowi samolocik samolocikiem samolociku | samolociki samolocików samolocikom samolociki samolocikami samolocikach',
  parachute:
    'mi spadochron spadochronu spadochronowi spadochron spadochronem spadochronie | spadochrony spadochronów spadochronom spadochrony spadochronami spadochronach',
  parrot: 'fa papuga papugi papudze papugę papugą papudze | papugi papug papugom papugi papugami papugach',
  'patchwork-quilt':
    'fi kołdra_ze_skrawków kołdry_ze_skrawków kołdrze_ze_skrawków kołdrę_ze_skrawków kołdrą_ze_skrawków kołdrze_ze_skrawków | kołdry_ze_skrawków kołder_ze_skrawków kołdrom_ze_skrawków kołdry_ze_skrawków kołdrami_ze_skrawków kołdrach_ze_skrawków',
  peacock: 'ma paw pawia pawiowi pawia pawiem pawiu | pawie pawi pawiom pawie pawiami pawiach',
  pear: 'fi gruszka gruszki gruszce gruszkę gruszką gruszce | gruszki gruszek gruszkom gruszki gruszkami gruszkach',
  pearl: 'fi perła perły perle perłę perłą perle | perły pereł perłom perły perłami perłach',
  penguin: 'ma pingwin pingwina pingwinowi pingwina pingwinem pingwinie | pingwiny pingwinów pingwinom pingwiny pingwinami pingwinach',
  person: 'mh człowiek człowieka człowiekowi człowieka człowiekiem człowieku | ludzie ludzi ludziom ludzi ludźmi ludziach | osoba',
  phoenix: 'ma feniks feniksa feniksowi feniksa feniksem feniksie | feniksy feniksów feniksom feniksy feniksami feniksach',
  'phone-booth':
    'fi budka_telefoniczna budki_telefonicznej budce_telefonicznej budkę_telefoniczną budką_telefoniczną budce_telefonicznej | budki_telefoniczne budek_telefonicznych budkom_telefonicznym budki_telefoniczne budkami_telefonicznymi budkach_telefonicznych',
  piano:
    'mi fortepian fortepianu fortepianowi fortepian fortepianem fortepianie | fortepiany fortepianów fortepianom fortepiany fortepianami fortepianach',
  pig: 'fa świnia świni świni świnię świnią świni | świnie świń świniom świnie świniami świniach',
  'pile-of-books':
    'mi stos_książek stosu_książek stosowi_książek stos_książek stosem_książek stosie_książek | stosy_książek stosów_książek stosom_książek stosy_książek stosami_książek stosach_książek',
  pillow: 'fi poduszka poduszki poduszce poduszkę poduszką poduszce | poduszki poduszek poduszkom poduszki poduszkami poduszkach',
  pine: 'fi sosna sosny sośnie sosnę sosną sośnie | sosny sosen sosnom sosny sosnami sosnach',
  planet: 'fi planeta planety planecie planetę planetą planecie | planety planet planetom planety planetami planetach',
  plate: 'mi talerz talerza talerzowi talerz talerzem talerzu | talerze talerzy talerzom talerze talerzami talerzach',
  'playing-card':
    'fi karta_do_gry karty_do_gry karcie_do_gry kartę_do_gry kartą_do_gry karcie_do_gry | karty_do_gry kart_do_gry kartom_do_gry karty_do_gry kartami_do_gry kartach_do_gry',
  'pocket-watch':
    'mi zegarek_kieszonkowy zegarka_kieszonkowego zegarkowi_kieszonkowemu zegarek_kieszonkowy zegarkiem_kieszonkowym zegarku_kieszonkowym | zegarki_kieszonkowe zegarków_kieszonkowych zegarkom_kieszonkowym zegarki_kieszonkowe zegarkami_kieszonkowymi zegarkach_kieszonkowych',
  poodle: 'ma pudel pudla pudlowi pudla pudlem pudlu | pudle pudli pudlom pudle pudlami pudlach',
  poppy: 'mi mak maku makowi mak makiem maku | maki maków makom maki makami makach',
  postman:
    'mh listonosz listonosza listonoszowi listonosza listonoszem listonoszu | listonosze listonoszy listonoszom listonoszy listonoszami listonoszach',
  pot: 'mi garnek garnka garnkowi garnek garnkiem garnku | garnki garnków garnkom garnki garnkami garnkach',
  propeller: 'ni śmigło śmigła śmigłu śmigło śmigłem śmigle | śmigła śmigieł śmigłom śmigła śmigłami śmigłach',
  pumpkin: 'fi dynia dyni dyni dynię dynią dyni | dynie dyń dyniom dynie dyniami dyniach',
  puppet: 'fa pacynka pacynki pacynce pacynkę pacynką pacynce | pacynki pacynek pacynkom pacynki pacynkami pacynkach',
  puppeteer: 'mh lalkarz lalkarza lalkarzowi lalkarza lalkarzem lalkarzu | lalkarze lalkarzy lalkarzom lalkarzy lalkarzami lalkarzach',
  'puzzle-piece':
    'mi element_układanki elementu_układanki elementowi_układanki element_układanki elementem_układanki elemencie_układanki | elementy_układanki elementów_układanki elementom_układanki elementy_układanki elementami_układanki elementach_układanki | puzzle',
  pyramid: 'fi piramida piramidy piramidzie piramidę piramidą piramidzie | piramidy piramid piramidom piramidy piramidami piramidach',
  queen: 'fh królowa królowej królowej królową królową królowej | królowe królowych królowym królowe królowymi królowych',
  quill: 'ni gęsi+ pióro pióra pióru pióro piórem piórze | pióra piór piórom pióra piórami piórach',
  rabbit: 'ma królik królika królikowi królika królikiem króliku | króliki królików królikom króliki królikami królikach',
  raccoon: 'ma szop szopa szopowi szopa szopem szopie | szopy szopów szopom szopy szopami szopach',
  radio: 'ni radio radia radiu radio radiem radiu | radia radiów radiom radia radiami radiach',
  raft: 'fi tratwa tratwy tratwie tratwę tratwą tratwie | tratwy tratw tratwom tratwy tratwami tratwach',
  railway: 'pi tory torów torom tory torami torach',
  rain: 'mi deszcz deszczu deszczowi deszcz deszczem deszczu | -',
  rainbow: 'fi tęcza tęczy tęczy tęczę tęczą tęczy | tęcze tęcz tęczom tęcze tęczami tęczach',
  rake: 'pi grabie grabi grabiom grabie grabiami grabiach',
  ram: 'ma baran barana baranowi barana baranem baranie | barany baranów baranom barany baranami baranach',
  rat: 'ma szczur szczura szczurowi szczura szczurem szczurze | szczury szczurów szczurom szczury szczurami szczurach',
  raven: 'ma kruk kruka krukowi kruka krukiem kruku | kruki kruków krukom kruki krukami krukach',
  reed: 'fi trzcina trzciny trzcinie trzcinę trzciną trzcinie | trzciny trzcin trzcinom trzciny trzcinami trzcinach',
  reflection: 'ni odbicie odbicia odbiciu odbicie odbiciem odbiciu | odbicia odbić odbiciom odbicia odbiciami odbiciach',
  rhinoceros:
    'ma nosorożec nosorożca nosorożcowi nosorożca nosorożcem nosorożcu | nosorożce nosorożców nosorożcom nosorożce nosorożcami nosorożcach',
  rider: 'mh jeździec jeźdźca jeźdźcowi jeźdźca jeźdźcem jeźdźcu | jeźdźcy jeźdźców jeźdźcom jeźdźców jeźdźcami jeźdźcach',
  ring: 'mi pierścień pierścienia pierścieniowi pierścień pierścieniem pierścieniu | pierścienie pierścieni pierścieniom pierścienie pierścieniami pierścieniach',
  river: 'fi rzeka rzeki rzece rzekę rzeką rzece | rzeki rzek rzekom rzeki rzekami rzekach',
  robot: 'ma robot robota robotowi robota robotem robocie | roboty robotów robotom roboty robotami robotach',
  rocket: 'fi rakieta rakiety rakiecie rakietę rakietą rakiecie | rakiety rakiet rakietom rakiety rakietami rakietach',
  'rocking-chair':
    'mi fotel_bujany fotela_bujanego fotelowi_bujanemu fotel_bujany fotelem_bujanym fotelu_bujanym | fotele_bujane foteli_bujanych fotelom_bujanym fotele_bujane fotelami_bujanymi fotelach_bujanych',
  'rocking-horse':
    'ma koń_na_biegunach konia_na_biegunach koniowi_na_biegunach konia_na_biegunach koniem_na_biegunach koniu_na_biegunach | konie_na_biegunach koni_na_biegunach koniom_na_biegunach konie_na_biegunach końmi_na_biegunach koniach_na_biegunach',
  roof: 'mi dach dachu dachowi dach dachem dachu | dachy dachów dachom dachy dachami dachach',
  rooster: 'ma kogut koguta kogutowi koguta kogutem kogucie | koguty kogutów kogutom koguty kogutami kogutach',
  root: 'mi korzeń korzenia korzeniowi korzeń korzeniem korzeniu | korzenie korzeni korzeniom korzenie korzeniami korzeniach',
  rope: 'fi lina liny linie linę liną linie | liny lin linom liny linami linach | sznur',
  rose: 'fi róża róży róży różę różą róży | róże róż różom róże różami różach',
  rowboat:
    'fi łódź_z_wiosłami łodzi_z_wiosłami łodzi_z_wiosłami łódź_z_wiosłami łodzią_z_wiosłami łodzi_z_wiosłami | łodzie_z_wiosłami łodzi_z_wiosłami łodziom_z_wiosłami łodzie_z_wiosłami łodziami_z_wiosłami łodziach_z_wiosłami | łódka',
  ruins: 'pi ruiny ruin ruinom ruiny ruinami ruinach',
  sail: 'mi żagiel żagla żaglowi żagiel żaglem żaglu | żagle żagli żaglom żagle żaglami żaglach',
  sailboat: 'fi żaglówka żaglówki żaglówce żaglówkę żaglówką żaglówce | żaglówki żaglówek żaglówkom żaglówki żaglówkami żaglówkach',
  sailor:
    'mh marynarz marynarza marynarzowi marynarza marynarzem marynarzu | marynarze marynarzy marynarzom marynarzy marynarzami marynarzach',
  sand: 'mi piasek piasku piaskowi piasek piaskiem piasku | -',
  sandcastle:
    'mi zamek_z_piasku zamku_z_piasku zamkowi_z_piasku zamek_z_piasku zamkiem_z_piasku zamku_z_piasku | zamki_z_piasku zamków_z_piasku zamkom_z_piasku zamki_z_piasku zamkami_z_piasku zamkach_z_piasku',
  scales: 'fi waga wagi wadze wagę wagą wadze | wagi wag wagom wagi wagami wagach',
  scarecrow:
    'ma strach_na_wróble stracha_na_wróble strachowi_na_wróble stracha_na_wróble strachem_na_wróble strachu_na_wróble | strachy_na_wróble strachów_na_wróble strachom_na_wróble strachy_na_wróble strachami_na_wróble strachach_na_wróble',
  scarf: 'mi szalik szalika szalikowi szalik szalikiem szaliku | szaliki szalików szalikom szaliki szalikami szalikach',
  scissors: 'pi nożyczki nożyczek nożyczkom nożyczki nożyczkami nożyczkach',
  scroll: 'mi zwój zwoju zwojowi zwój zwojem zwoju | zwoje zwojów zwojom zwoje zwojami zwojach',
  sea: 'ni morze morza morzu morze morzem morzu | morza mórz morzom morza morzami morzach',
  'sea-turtle':
    'ma żółw_morski żółwia_morskiego żółwiowi_morskiemu żółwia_morskiego żółwiem_morskim żółwiu_morskim | żółwie_morskie żółwi_morskich żółwiom_morskim żółwie_morskie żółwiami_morskimi żółwiach_morskich',
  seahorse:
    'ma konik_morski konika_morskiego konikowi_morskiemu konika_morskiego konikiem_morskim koniku_morskim | koniki_morskie koników_morskich konikom_morskim koniki_morskie konikami_morskimi konikach_morskich',
  seal: 'fa foka foki foce fokę foką foce | foki fok fokom foki fokami fokach',
  seed: 'ni ziarno ziarna ziarnu ziarno ziarnem ziarnie | ziarna ziaren ziarnom ziarna ziarnami ziarnach',
  seesaw:
    'fi huśtawka_równoważna huśtawki_równoważnej huśtawce_równoważnej huśtawkę_równoważną huśtawką_równoważną huśtawce_równoważnej | huśtawki_równoważne huśtawek_równoważnych huśtawkom_równoważnym huśtawki_równoważne huśtawkami_równoważnymi huśtawkach_równoważnych',
  'sewing-machine':
    'fi maszyna_do_szycia maszyny_do_szycia maszynie_do_szycia maszynę_do_szycia maszyną_do_szycia maszynie_do_szycia | maszyny_do_szycia maszyn_do_szycia maszynom_do_szycia maszyny_do_szycia maszynami_do_szycia maszynach_do_szycia',
  shadow: 'mi cień cienia cieniowi cień cieniem cieniu | cienie cieni cieniom cienie cieniami cieniach',
  shark: 'ma rekin rekina rekinowi rekina rekinem rekinie | rekiny rekinów rekinom rekiny rekinami rekinach',
  sheep: 'fa owca owcy owcy owcę owcą owcy | owce owiec owcom owce owcami owcach',
  shell: 'fi muszla muszli muszli muszlę muszlą muszli | muszle muszli muszlom muszle muszlami muszlach',
  shepherd: 'mh pasterz pasterza pasterzowi pasterza pasterzem pasterzu | pasterze pasterzy pasterzom pasterzy pasterzami pasterzach',
  shield: 'fi tarcza tarczy tarczy tarczę tarczą tarczy | tarcze tarcz tarczom tarcze tarczami tarczach',
  ship: 'mi statek statku statkowi statek statkiem statku | statki statków statkom statki statkami statkach | okręt',
  'ship-in-bottle':
    'mi statek_w_butelce statku_w_butelce statkowi_w_butelce statek_w_butelce statkiem_w_butelce statku_w_butelce | statki_w_butelce statków_w_butelce statkom_w_butelce statki_w_butelce statkami_w_butelce statkach_w_butelce',
  shoe: 'mi but buta butowi but butem bucie | buty butów butom buty butami butach',
  'shooting-star':
    'fi spadający+ gwiazda gwiazdy gwieździe gwiazdę gwiazdą gwieździe | gwiazdy gwiazd gwiazdom gwiazdy gwiazdami gwiazdach',
  signpost:
    'mi drogowskaz drogowskazu drogowskazowi drogowskaz drogowskazem drogowskazie | drogowskazy drogowskazów drogowskazom drogowskazy drogowskazami drogowskazach',
  silhouette: 'fi sylwetka sylwetki sylwetce sylwetkę sylwetką sylwetce | sylwetki sylwetek sylwetkom sylwetki sylwetkami sylwetkach',
  skates: 'pi łyżwy łyżew łyżwom łyżwy łyżwami łyżwach',
  skeleton:
    'mi szkielet szkieletu szkieletowi szkielet szkieletem szkielecie | szkielety szkieletów szkieletom szkielety szkieletami szkieletach',
  skull: 'fi czaszka czaszki czaszce czaszkę czaszką czaszce | czaszki czaszek czaszkom czaszki czaszkami czaszkach',
  sky: 'ni niebo nieba niebu niebo niebem niebie | niebiosa niebios niebiosom niebiosa niebiosami niebiosach',
  sledge: 'pi sanki sanek sankom sanki sankami sankach',
  smoke: 'mi dym dymu dymowi dym dymem dymie | -',
  snail: 'ma ślimak ślimaka ślimakowi ślimaka ślimakiem ślimaku | ślimaki ślimaków ślimakom ślimaki ślimakami ślimakach',
  snake: 'ma wąż węża wężowi węża wężem wężu | węże węży wężom węże wężami wężach',
  snow: 'mi śnieg śniegu śniegowi śnieg śniegiem śniegu | -',
  'snow-globe': 'fi śnieżny+ kula kuli kuli kulę kulą kuli | kule kul kulom kule kulami kulach',
  snowflake:
    'mi płatek_śniegu płatka_śniegu płatkowi_śniegu płatek_śniegu płatkiem_śniegu płatku_śniegu | płatki_śniegu płatków_śniegu płatkom_śniegu płatki_śniegu płatkami_śniegu płatkach_śniegu | śnieżynka śnieżynki',
  snowman: 'ma bałwan bałwana bałwanowi bałwana bałwanem bałwanie | bałwany bałwanów bałwanom bałwany bałwanami bałwanach',
  sock: 'fi skarpetka skarpetki skarpetce skarpetkę skarpetką skarpetce | skarpetki skarpetek skarpetkom skarpetki skarpetkami skarpetkach | skarpeta',
  sofa: 'fi kanapa kanapy kanapie kanapę kanapą kanapie | kanapy kanap kanapom kanapy kanapami kanapach',
  sparkler: 'mi zimny+ ogień ognia ogniowi ogień ogniem ogniu | ognie ogni ogniom ognie ogniami ogniach',
  sparrow: 'ma wróbel wróbla wróblowi wróbla wróblem wróblu | wróble wróbli wróblom wróble wróblami wróblach',
  spider: 'ma pająk pająka pająkowi pająka pająkiem pająku | pająki pająków pająkom pająki pająkami pająkach',
  spiderweb:
    'fi pajęczyna pajęczyny pajęczynie pajęczynę pajęczyną pajęczynie | pajęczyny pajęczyn pajęczynom pajęczyny pajęczynami pajęczynach',
  'spinning-top': 'mi bączek bączka bączkowi bączek bączkiem bączku | bączki bączków bączkom bączki bączkami bączkach | bąk',
  spoon: 'fi łyżka łyżki łyżce łyżkę łyżką łyżce | łyżki łyżek łyżkom łyżki łyżkami łyżkach',
  squid:
    'fa kałamarnica kałamarnicy kałamarnicy kałamarnicę kałamarnicą kałamarnicy | kałamarnice kałamarnic kałamarnicom kałamarnice kałamarnicami kałamarnicach',
  squirrel:
    'fa wiewiórka wiewiórki wiewiórce wiewiórkę wiewiórką wiewiórce | wiewiórki wiewiórek wiewiórkom wiewiórki wiewiórkami wiewiórkach',
  stage: 'fi scena sceny scenie scenę sceną scenie | sceny scen scenom sceny scenami scenach',
  stairs: 'pi schody schodów schodom schody schodami schodach',
  star: 'fi gwiazda gwiazdy gwieździe gwiazdę gwiazdą gwieździe | gwiazdy gwiazd gwiazdom gwiazdy gwiazdami gwiazdach | gwiazdka',
  starfish:
    'fa rozgwiazda rozgwiazdy rozgwieździe rozgwiazdę rozgwiazdą rozgwieździe | rozgwiazdy rozgwiazd rozgwiazdom rozgwiazdy rozgwiazdami rozgwiazdach',
  statue: 'mi posąg posągu posągowi posąg posągiem posągu | posągi posągów posągom posągi posągami posągach',
  stone: 'mi kamień kamienia kamieniowi kamień kamieniem kamieniu | kamienie kamieni kamieniom kamienie kamieniami kamieniach',
  submarine:
    'fi łódź_podwodna łodzi_podwodnej łodzi_podwodnej łódź_podwodną łodzią_podwodną łodzi_podwodnej | łodzie_podwodne łodzi_podwodnych łodziom_podwodnym łodzie_podwodne łodziami_podwodnymi łodziach_podwodnych',
  suitcase: 'fi walizka walizki walizce walizkę walizką walizce | walizki walizek walizkom walizki walizkami walizkach',
  sun: 'ni słońce słońca słońcu słońce słońcem słońcu | słońca słońc słońcom słońca słońcami słońcach',
  sunflower:
    'mi słonecznik słonecznika słonecznikowi słonecznik słonecznikiem słoneczniku | słoneczniki słoneczników słonecznikom słoneczniki słonecznikami słonecznikach',
  swan: 'ma łabędź łabędzia łabędziowi łabędzia łabędziem łabędziu | łabędzie łabędzi łabędziom łabędzie łabędziami łabędziach',
  swing: 'fi huśtawka huśtawki huśtawce huśtawkę huśtawką huśtawce | huśtawki huśtawek huśtawkom huśtawki huśtawkami huśtawkach | huśtawki',
  sword: 'mi miecz miecza mieczowi miecz mieczem mieczu | miecze mieczy mieczom miecze mieczami mieczach',
  table: 'mi stół stołu stołowi stół stołem stole | stoły stołów stołom stoły stołami stołach',
  tea: 'fi filiżanka_herbaty filiżanki_herbaty filiżance_herbaty filiżankę_herbaty filiżanką_herbaty filiżance_herbaty | filiżanki_herbaty filiżanek_herbaty filiżankom_herbaty filiżanki_herbaty filiżankami_herbaty filiżankach_herbaty | herbata herbaty herbatę herbacie',
  teacup:
    'fi filiżanka filiżanki filiżance filiżankę filiżanką filiżance | filiżanki filiżanek filiżankom filiżanki filiżankami filiżankach',
  teapot:
    'mi imbryk imbryka imbrykowi imbryk imbrykiem imbryku | imbryki imbryków imbrykom imbryki imbrykami imbrykach | czajniczek czajnik',
  'teddy-bear': 'ma pluszowy+ miś misia misiowi misia misiem misiu | misie misiów misiom misie misiami misiach',
  telephone: 'mi telefon telefonu telefonowi telefon telefonem telefonie | telefony telefonów telefonom telefony telefonami telefonach',
  telescope:
    'mi teleskop teleskopu teleskopowi teleskop teleskopem teleskopie | teleskopy teleskopów teleskopom teleskopy teleskopami teleskopach',
  television:
    'mi telewizor telewizora telewizorowi telewizor telewizorem telewizorze | telewizory telewizorów telewizorom telewizory telewizorami telewizorach',
  tent: 'mi namiot namiotu namiotowi namiot namiotem namiocie | namioty namiotów namiotom namioty namiotami namiotach',
  theatre: 'mi teatr teatru teatrowi teatr teatrem teatrze | teatry teatrów teatrom teatry teatrami teatrach',
  thread: 'fi nić nici nici nić nicią nici | nici nici niciom nici nićmi niciach',
  ticket: 'mi bilet biletu biletowi bilet biletem bilecie | bilety biletów biletom bilety biletami biletach',
  tiger: 'ma tygrys tygrysa tygrysowi tygrysa tygrysem tygrysie | tygrysy tygrysów tygrysom tygrysy tygrysami tygrysach',
  'top-hat': 'mi cylinder cylindra cylindrowi cylinder cylindrem cylindrze | cylindry cylindrów cylindrom cylindry cylindrami cylindrach',
  tower: 'fi wieża wieży wieży wieżę wieżą wieży | wieże wież wieżom wieże wieżami wieżach',
  'toy-train': 'mi zabawkowy+ pociąg pociągu pociągowi pociąg pociągiem pociągu | pociągi pociągów pociągom pociągi pociągami pociągach',
  train: 'mi pociąg pociągu pociągowi pociąg pociągiem pociągu | pociągi pociągów pociągom pociągi pociągami pociągach',
  tram: 'mi tramwaj tramwaju tramwajowi tramwaj tramwajem tramwaju | tramwaje tramwajów tramwajom tramwaje tramwajami tramwajach',
  traveller:
    'mh wędrowiec wędrowca wędrowcowi wędrowca wędrowcem wędrowcu | wędrowcy wędrowców wędrowcom wędrowców wędrowcami wędrowcach | podróżnik podróżnika',
  tree: 'ni drzewo drzewa drzewu drzewo drzewem drzewie | drzewa drzew drzewom drzewa drzewami drzewach',
  treehouse:
    'mi domek_na_drzewie domku_na_drzewie domkowi_na_drzewie domek_na_drzewie domkiem_na_drzewie domku_na_drzewie | domki_na_drzewie domków_na_drzewie domkom_na_drzewie domki_na_drzewie domkami_na_drzewie domkach_na_drzewie',
  trumpet: 'fi trąbka trąbki trąbce trąbkę trąbką trąbce | trąbki trąbek trąbkom trąbki trąbkami trąbkach',
  trunk: 'mi pień pnia pniowi pień pniem pniu | pnie pni pniom pnie pniami pniach',
  tulip: 'mi tulipan tulipana tulipanowi tulipan tulipanem tulipanie | tulipany tulipanów tulipanom tulipany tulipanami tulipanach',
  tunnel: 'mi tunel tunelu tunelowi tunel tunelem tunelu | tunele tuneli tunelom tunele tunelami tunelach',
  turtle: 'ma żółw żółwia żółwiowi żółwia żółwiem żółwiu | żółwie żółwi żółwiom żółwie żółwiami żółwiach',
  typewriter:
    'fi maszyna_do_pisania maszyny_do_pisania maszynie_do_pisania maszynę_do_pisania maszyną_do_pisania maszynie_do_pisania | maszyny_do_pisania maszyn_do_pisania maszynom_do_pisania maszyny_do_pisania maszynami_do_pisania maszynach_do_pisania',
  umbrella:
    'mi parasol parasola parasolowi parasol parasolem parasolu | parasole parasoli parasolom parasole parasolami parasolach | parasolka parasolką',
  unicorn:
    'ma jednorożec jednorożca jednorożcowi jednorożca jednorożcem jednorożcu | jednorożce jednorożców jednorożcom jednorożce jednorożcami jednorożcach',
  unicycle:
    'mi monocykl monocykla monocyklowi monocykl monocyklem monocyklu | monocykle monocykli monocyklom monocykle monocyklami monocyklach',
  vase: 'mi wazon wazonu wazonowi wazon wazonem wazonie | wazony wazonów wazonom wazony wazonami wazonach | waza',
  village: 'fi wieś wsi wsi wieś wsią wsi | wsie wsi wsiom wsie wsiami wsiach',
  vine: 'ni pnącze pnącza pnączu pnącze pnączem pnączu | pnącza pnączy pnączom pnącza pnączami pnączach',
  violin: 'pi skrzypce skrzypiec skrzypcom skrzypce skrzypcami skrzypcach',
  volcano: 'mi wulkan wulkanu wulkanowi wulkan wulkanem wulkanie | wulkany wulkanów wulkanom wulkany wulkanami wulkanach',
  wall: 'fi ściana ściany ścianie ścianę ścianą ścianie | ściany ścian ścianom ściany ścianami ścianach | mur',
  waterfall:
    'mi wodospad wodospadu wodospadowi wodospad wodospadem wodospadzie | wodospady wodospadów wodospadom wodospady wodospadami wodospadach',
  'watering-can': 'fi konewka konewki konewce konewkę konewką konewce | konewki konewek konewkom konewki konewkami konewkach',
  waterlily:
    'mi nenufar nenufaru nenufarowi nenufar nenufarem nenufarze | nenufary nenufarów nenufarom nenufary nenufarami nenufarach | lilia',
  wave: 'fi fala fali fali falę falą fali | fale fal falom fale falami falach',
  'weather-vane':
    'mi wiatrowskaz wiatrowskazu wiatrowskazowi wiatrowskaz wiatrowskazem wiatrowskazie | wiatrowskazy wiatrowskazów wiatrowskazom wiatrowskazy wiatrowskazami wiatrowskazach',
  well: 'fi studnia studni studni studnię studnią studni | studnie studni studniom studnie studniami studniach',
  whale:
    'ma wieloryb wieloryba wielorybowi wieloryba wielorybem wielorybie | wieloryby wielorybów wielorybom wieloryby wielorybami wielorybach',
  wheat: 'fi pszenica pszenicy pszenicy pszenicę pszenicą pszenicy | -',
  wheel: 'ni koło koła kołu koło kołem kole | koła kół kołom koła kołami kołach',
  wheelbarrow: 'fi taczka taczki taczce taczkę taczką taczce | taczki taczek taczkom taczki taczkami taczkach',
  wind: 'mi wiatr wiatru wiatrowi wiatr wiatrem wietrze | -',
  'wind-up-key':
    'mi kluczyk_do_nakręcania kluczyka_do_nakręcania kluczykowi_do_nakręcania kluczyk_do_nakręcania kluczykiem_do_nakręcania kluczyku_do_nakręcania | kluczyki_do_nakręcania kluczyków_do_nakręcania kluczykom_do_nakręcania kluczyki_do_nakręcania kluczykami_do_nakręcania kluczykach_do_nakręcania',
  windmill: 'mi wiatrak wiatraka wiatrakowi wiatrak wiatrakiem wiatraku | wiatraki wiatraków wiatrakom wiatraki wiatrakami wiatrakach',
  window: 'ni okno okna oknu okno oknem oknie | okna okien oknom okna oknami oknach',
  wine: 'mi kieliszek_wina kieliszka_wina kieliszkowi_wina kieliszek_wina kieliszkiem_wina kieliszku_wina | kieliszki_wina kieliszków_wina kieliszkom_wina kieliszki_wina kieliszkami_wina kieliszkach_wina | wino wina winem winie',
  wing: 'ni skrzydło skrzydła skrzydłu skrzydło skrzydłem skrzydle | skrzydła skrzydeł skrzydłom skrzydła skrzydłami skrzydłach',
  wizard:
    'mh czarodziej czarodzieja czarodziejowi czarodzieja czarodziejem czarodzieju | czarodzieje czarodziejów czarodziejom czarodziejów czarodziejami czarodziejach | mag magik',
  wolf: 'ma wilk wilka wilkowi wilka wilkiem wilku | wilki wilków wilkom wilki wilkami wilkach',
  woman: 'fh kobieta kobiety kobiecie kobietę kobietą kobiecie | kobiety kobiet kobietom kobiety kobietami kobietach',
  yarn: 'mi kłębek_włóczki kłębka_włóczki kłębkowi_włóczki kłębek_włóczki kłębkiem_włóczki kłębku_włóczki | kłębki_włóczki kłębków_włóczki kłębkom_włóczki kłębki_włóczki kłębkami_włóczki kłębkach_włóczki',
  zebra: 'fa zebra zebry zebrze zebrę zebrą zebrze | zebry zebr zebrom zebry zebrami zebrach',
} satisfies Record<NounMToZ, string>
