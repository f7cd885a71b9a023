import type { Words } from './en.ts'

export const words: Words = {
  title: 'Dixit',
  editions: { classic: 'Edycja klasyczna', '2021': 'Edycja z 2021 roku' },
  quotes: { open: '„', close: '”' },
  players: { teller: 'Leo', finder: 'Mia', lured: 'Nina', lost: 'Maks' },
  storyteller: 'narrator',
  card: (number) => `Karta ${number}`,
  votes: 'głosy:',
  noVotes: 'bez głosów',

  idea: {
    title: 'Co to za gra',
    text: 'Jedna osoba podaje skojarzenie do obrazka, a pozostałe dorzucają własne, które też do niego pasują. Potem wszyscy zgadują, o który obrazek chodziło, a najlepiej jest wtedy, gdy ktoś zgadnie, ale nie każdy.',
    players: { classic: 'od 3 do 6 osób', '2021': 'od 3 do 8 osób' },
  },
  round: {
    title: 'Runda w pięciu krokach',
    lead: 'Każdy ma na ręce sześć kart, których nikt inny nie widzi (a gdy gracie we trójkę, siedem). W każdej rundzie ktoś jest narratorem.',
    who: 'W pierwszej rundzie ten, kto pierwszy naciśnie „Mam!”. Potem wszyscy po kolei.',
    clue: 'Długa smycz',
    steps: {
      clue: {
        title: 'Skojarzenie',
        text: 'Narrator wybiera kartę i podaje do niej skojarzenie: słowo, zdanie, wers z piosenki, dźwięk, cokolwiek przychodzi mu na myśl.',
        scene: 'Narratorem jest Leo. Oto karta, a oto skojarzenie: „Długa smycz”.',
      },
      cards: {
        title: 'Podobne karty',
        text: 'Pozostali szukają u siebie karty, która najlepiej pasuje do skojarzenia, i po cichu ją oddają. Można ją zamienić, póki na stół nie trafi ostatnia.',
        three: 'We trójkę każdy daje po dwie.',
        scene: 'Oto co znalazło się u Mii, Niny i Maksa.',
      },
      table: {
        title: 'Wszystko na stół',
        text: 'Karty są tasowane, wykładane i numerowane. Która jest czyja, tego już nie widać.',
        scene: 'Jedną z tych czterech wybrał Leo.',
      },
      votes: {
        title: 'Głosowanie',
        text: 'Wszyscy oprócz narratora głosują po cichu na kartę, w którą wierzą. Na własną nie wolno. Głos można zmienić, póki nie padnie ostatni.',
        scene: 'Mia głosuje na kartę 3, Nina na kartę 1, Maks na kartę 4.',
      },
      points: {
        title: 'Punkty',
        text: 'Teraz widać wszystko: która karta jest czyja, kto co wybrał i ile to dało.',
        scene:
          'Mia zgadła: Mia i Leo dostają po 3 punkty. Ninę zmyliła karta Mii, a Maksa karta Niny: Mia i Nina mają za to jeszcze po punkcie.',
      },
    },
    after: 'Gdy już się napatrzysz, naciśnij „Dalej”. Kiedy zrobią to wszyscy, każdy dobiera do pełnej ręki i opowiada następna osoba.',
    distance: {
      title: 'Prosto czy mgliście?',
      text: 'Dobre skojarzenie prowadzi do karty, ale jej nie zdradza. Na przykład do obrazka powyżej:',
      plain: { clue: 'Wieloryb', note: 'za proste: zgadną wszyscy' },
      right: { clue: 'Długa smycz', note: 'w sam raz: ktoś zgadnie' },
      cryptic: { clue: 'Wtorek', note: 'zbyt mgliste: nie zgadnie nikt' },
    },
  },
  points: {
    title: 'Punkty',
    lead: 'Narratorowi zależy na tym, żeby zrozumiał go ktoś, ale nie wszyscy.',
    caption: 'Ile punktów i dla kogo',
    columns: { found: 'Ile osób zgadło', teller: 'Narra\u00adtor', finder: 'Kto zgadł', other: 'Kto nie zgadł' },
    rows: { some: 'Ktoś, ale nie wszyscy', everybody: 'Wszyscy', nobody: 'Nikt' },
    nobodyThere: 'nie ma takich',
    votes:
      'I zawsze: 1 punkt za każdy głos na twoją kartę, nawet gdy karty narratora nie znalazł nikt. Tylko narrator za głosy nie dostaje nic.',
    three: {
      title: 'We trójkę',
      both: 'Każdy daje dwie karty, a punkty przynoszą głosy na obie.',
      editions: {
        classic: 'Jeśli zgadnie tylko jedna z dwóch osób, ona i narrator dostają po 4 punkty zamiast 3.',
        '2021': 'Po 3 punkty, jak zawsze.',
      },
    },
  },
  end: {
    title: 'Kiedy koniec',
    editions: {
      classic: 'Gdy ktoś dobierze ostatnią z 84 kart. Punkty z tej rundy się liczą, a jeśli komuś zabrakło kart, to nic nie szkodzi.',
      '2021':
        'Po rundzie, w której ktoś zdobędzie umówione punkty: 30 albo tyle, ile wybrał gospodarz. Gdy stos się kończy, zagrane karty są do niego z powrotem wtasowywane.',
    },
    rounds: 'Ile to rund',
    seats: 'Osób',
    roundsHead: 'Rund',
    winner: 'Wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie punktów zwycięstwo jest wspólne.',
  },
  options: {
    title: 'Ustawienia i czas',
    lead: 'Wybiera je gospodarz przed grą, a widzą wszyscy.',
    cases: [
      ['Edycja', 'Klasyczna albo z 2021 roku. Wszystko, czym się różnią, jest tu oznaczone.'],
      ['Gramy do', 'Tylko w edycji z 2021 roku: ile punktów kończy grę. Mniej punktów to krótszy wieczór.'],
      ['Kto opowiada pierwszy', 'Ten, kto pierwszy naciśnie przycisk, albo ten, na kogo wypadnie los.'],
      ['Skojarzenia', 'Słowa i dźwięki albo także piosenki i pantomima.'],
    ],
    timers: {
      title: 'Czas na ruch',
      text: 'Póki gospodarz nie włączy zegara, nikt nikogo nie pogania. Z zegarem każdy krok ma swój czas:',
      columns: { step: 'Krok', relaxed: 'Spokojnie', brisk: 'Żwawo' },
      rows: { claiming: 'Kto ma historię?', telling: 'Skojarzenie', giving: 'Karty', voting: 'Głosy', scoring: 'Punkty' },
      seconds: (count) => (count < 60 ? `${count} s` : `${(count / 60).toString().replace('.', ',')} min`),
      patience:
        'Kto potrzebuje więcej czasu, włącza „Więcej czasu” w ustawieniach: gdy stół czeka na tę osobę, zegar daje półtora, dwa albo trzy razy tyle.',
    },
  },
  songs: {
    title: 'Pantomima i piosenki',
    text: [
      'Dźwięk zawsze może być skojarzeniem, tak jak słowo. A jeśli gospodarz na to pozwoli, można je też zanucić, zaśpiewać albo pokazać, z kilkoma słowami na dodatek lub całkiem bez słów.',
      'W jednym pokoju albo na rozmowie wideo po prostu to robisz. Możesz też nagrać krótki klip: każdy odtworzy go na swoim ekranie.',
      'Cała reszta bez zmian, punkty też.',
    ],
  },
  people: {
    title: 'Ktoś wyszedł albo się zamyślił',
    lost: 'Zerwało połączenie? Miejsce i karty na ciebie czekają. Otwórz ten sam adres albo wpisz kod stołu.',
    host: 'Jeśli stół czeka na kogoś, kto nie ma połączenia, gospodarz może posadzić tam na razie bota albo usunąć tę osobę z gry.',
    late: 'Kto przyszedł później, najpierw patrzy, a od następnej rundy może zająć miejsce bota.',
    timeTitle: 'Czas minął',
    time: [
      ['Nie ma skojarzenia', 'opowiada następna osoba'],
      ['Przez całą kolejkę nikt nie podał skojarzenia', 'gra odpoczywa, aż ktoś ją wznowi'],
      ['Karta nie trafiła na stół', 'wybierze ją za ciebie los'],
      ['Nie ma głosu', 'liczy się jak brak odgadnięcia'],
      ['Nikt nie ma historii', 'o tym, kto zacznie, zdecyduje los'],
      ['Nie wszyscy nacisnęli „Dalej”', 'następna runda zacznie się sama'],
    ],
    goneTitle: 'Ktoś został usunięty z gry',
    gone: [
      ['To narrator', 'runda się nie liczy, opowiada następna osoba'],
      ['Ta osoba nie dała jeszcze karty', 'runda toczy się dalej bez niej'],
      ['Jej karta leży już na stole', 'zostaje tam, ale nikt nie dostanie za nią punktów'],
      ['Zostało mniej niż troje graczy', 'koniec gry, punkty zostają takie, jakie są'],
    ],
  },
  place: {
    title: 'W jednym pokoju albo na odległość',
    room: {
      title: 'W jednym pokoju',
      text: 'Pokaż stół na telewizorze albo laptopie: w menu jest „Pokaż na telewizorze”. Karty są w telefonach, więc chroń swój przed ciekawskimi. Bez dużego ekranu też się da.',
    },
    apart: {
      title: 'Na odległość',
      text: 'Zadzwońcie do siebie, najlepiej z wideo: połowa zabawy to wspólny śmiech, gdy wszystko się wyda. Cały stół każdy ma na swoim ekranie.',
    },
    manners: 'Dopóki trwa głosowanie, nikt nie zdradza swojej karty, a narrator ma kamienną twarz.',
  },
}
