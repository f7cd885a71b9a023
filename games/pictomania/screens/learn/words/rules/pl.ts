import type { Words } from './en.ts'

export const words: Words = {
  title: 'Pictomania',
  idea: {
    title: 'O co chodzi',
    text: 'Każdy rysuje swoje słowo, każdy zgaduje, co rysują inni, a wszystko to naraz. Rysuj tak, żeby cię zrozumieli, w porę podnoś wzrok, żeby zrozumieć innych, i nie kończ na szarym końcu.',
    players: (fewest, most, rounds) => `Gra od ${fewest} do ${most} osób, rund jest ${rounds}.`,
  },
  words: {
    title: 'Słowa',
    steps: [
      'Na stole leżą trzy odkryte karty: A, B i C. Na każdej jest siedem słów, które łatwo ze sobą pomylić.',
      'Każdy potwierdza, że rozumie wszystkie słowa. Któreś jest niejasne? Każdy może poprosić o inną kartę.',
      'Potem w tajemnicy dostajesz literę i numer: to słowo rysujesz. Litera może się z kimś powtórzyć, numer nigdy.',
    ],
  },
  draw: {
    title: 'Rysowanie',
    cases: [
      ['Rysuj', 'To, co słowo znaczy: swoim kolorem, grubym albo cienkim ołówkiem. Ścieraj, cofaj, zaczynaj od nowa.'],
      ['Nie rysuj', 'Liter, cyfr, znaków zamiast słów ani niczego, co wskazuje kartę lub miejsce na niej.'],
      ['Wystarczy', 'Gdy rysunku nie da się pomylić z sąsiednimi słowami. Piękno kosztuje czas.'],
    ],
  },
  guess: {
    title: 'Zgadywanie',
    steps: [
      'W każdej chwili połóż jeden ze swoich siedmiu numerów na cudzym rysunku. Liczy się tylko numer, nie karta.',
      'Pierwszy trafny typ jest wart najwięcej: decyduje, który wcześniej dotarł do stołu. Wszyscy widzą, że zgadujesz, ale nie widzą co.',
      'Na każdy rysunek jeden typ, na własny żaden, i nie można go cofnąć. Położony numer przepada do końca rundy. A własnego nie użyjesz: nikt inny go nie ma.',
    ],
    always: 'Z pierwszym typem twój rysunek jest skończony: w tej rundzie już nie rysujesz.',
  },
  finish: {
    title: 'Koniec rundy',
    text: 'Masz dość? Weź dowolny z czarnych żetonów, które zostały (najlepiej ten z największą liczbą gwiazdek), albo skończ bez żetonu. Nie trzeba zgadywać wszystkich rysunków, można nawet żadnego. Potem już nie rysujesz ani nie zgadujesz. Gdy skończą wszyscy, stosy się odkrywa.',
  },
  tokens: {
    title: 'Żetony',
    text: 'W każdej rundzie każdy ma żetony punktów do rozdania, a pośrodku leżą czarne. Liczby to gwiazdki na nich.',
    head: ['gracze', 'żetony każdego', 'czarne', 'czarne, szybkie tempo'],
  },
  opening: {
    title: 'Odkrywanie stosów',
    text: 'Przez pięć sekund ołówki na stole, a potem rysunek po rysunku, od pierwszego typu. Trafny zabiera najlepszy z żetonów, jakie autor jeszcze ma. Pudło idzie na środek stołu. Idziemy dalej, gdy każdy, kto tu jest, kliknie „Dalej”, a po chwili także sami.',
  },
  score: {
    title: 'Punkty za rundę',
    cases: [
      ['Plus', 'Gwiazdki na żetonach zdobytych za trafne typy.'],
      ['Plus', 'Gwiazdki na twoim czarnym żetonie.'],
      ['Minus', 'Gwiazdki na twoich własnych żetonach, których nikt nie zabrał.'],
    ],
    below: 'Bywa i poniżej zera.',
    odd: {
      title: 'Czarna owca',
      cases: [
        [
          'Nikt nie ma tylu pudeł co ty',
          'Jesteś czarną owcą: twój czarny żeton liczy się na minus. Gdy dwie osoby mają po równo, czarnej owcy nie ma.',
        ],
        ['Nikt nie zgadł twojego rysunku', 'Twój czarny żeton nie liczy się wcale, a czarnej owcy i tak na minus.'],
      ],
      training: 'W rundzie na próbę nie działa ani jedno, ani drugie.',
    },
  },
  wrong: {
    title: 'Narysowane nie to słowo?',
    text: 'Zdarza się. Powiedz o tym, zanim twój stos zostanie odkryty; gdy się zastanawiasz, stół poczeka na ciebie do dziesięciu sekund. Typy wracają do właścicieli i nie są ani trafne, ani pudłami. Czarny żeton wraca na środek, a wszystkie twoje żetony punktów liczą się na minus. Twoje własne typy nadal się liczą.',
  },
  end: {
    title: 'Koniec gry',
    text: 'Po czterech rundach wygrywa, kto ma najwięcej punktów; kto ma po równo, dzieli się zwycięstwem. Na pamiątkę każdemu zostaje książeczka z czterema rysunkami, a każdy można odtworzyć kreska po kresce. Potem każdy ma jedno serce dla najpiękniejszego z cudzych rysunków: dostaje on rozetę, ale nie punkty, a remis rozstrzyga tylko w słowach.',
  },
  example: {
    title: 'Przykład',
    lead: 'Gra czworo; na żetonach są 2, 1 i 1 gwiazdka.',
    steps: [
      'Rysunek Grety zgaduje najpierw Rita, potem Borys, potem Ola. Rita trafia i zabiera dwójkę, Borys pudłuje, Ola trafia i zabiera jedynkę.',
      'Jeden żeton z 1 gwiazdką zostaje: minus 1 dla Grety.',
      'Sama Greta trafiła dwa razy i wzięła 2 oraz 1: plus 3. Trzeci typ był pudłem.',
      'Borys spudłował dwa razy, częściej niż ktokolwiek. Jest czarną owcą: jego czarny żeton z 2 gwiazdkami daje minus 2.',
      'Greta ma czarny żeton z 3 gwiazdkami i on się liczy, bo jej rysunek ktoś zgadł. Jej runda: 3 + 3 − 1 = 5.',
    ],
  },
  options: {
    title: 'Co wybiera gospodarz',
    cases: (fewest, most, longest) => [
      ['Trudność', 'Talie są cztery. Zwykle każda runda ma swoją, od najłatwiejszej do najtrudniejszej.'],
      [
        'Własne słowa',
        `Gospodarz może przynieść na wieczór od ${fewest} do ${most} kart: na każdej siedem różnych słów, najwyżej po ${longest} znaków. Każde trzy karty to runda; w pozostałych grają nasze talie.`,
      ],
      ['Szybkie tempo', 'Czarnych żetonów jest o jeden mniej niż graczy. Kto weźmie ostatni, od razu kończy rundę.'],
      ['Runda na próbę', 'W pierwszej grze pierwsza runda może się obyć bez czarnej owcy.'],
    ],
    timers: {
      title: 'Czas',
      text: 'Bez ograniczeń stół czeka na każdego, póki czyta się słowa i rysuje; stosy i punkty i tak idą dalej same. Z nimi każdy krok ma swój czas. Kto potrzebuje więcej, prosi o to w ustawieniach.',
      head: ['krok', 'spokojnie', 'żwawo'],
      rows: { understanding: 'Czytanie słów', drawing: 'Rysowanie i zgadywanie', scoring: 'Punkty' },
      seconds: (seconds) => `${seconds} s`,
    },
  },
  people: {
    title: 'Gdy ktoś zwleka albo odszedł',
    cases: [
      ['Nie wszyscy potwierdzili słowa na czas', 'Słowa i tak zostają rozdane.'],
      ['Czas rysowania minął', 'Kto nie skończył, kończy bez czarnego żetonu.'],
      ['Ktoś nie klika „Dalej”', 'Gdy czas minie, stół sam idzie dalej.'],
      [
        'Ktoś odszedł',
        'Runda jest dla tej osoby skończona, bez czarnego żetonu, jeśli go jeszcze nie ma. Jej rysunek i typy w tej rundzie się liczą.',
      ],
      ['Zostało mniej niż troje', 'Gra kończy się z takimi punktami, jakie są.'],
    ],
  },
}
