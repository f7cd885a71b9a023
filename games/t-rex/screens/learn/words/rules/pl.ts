import type { Words } from './en.ts'

export const words: Words = {
  title: 'W skali od jednego do T-rexa',
  idea: {
    title: 'O co chodzi',
    text: 'Wszyscy odgrywają naraz, każdy tak mocno, jak mówi jego tajna liczba. Znajdź kogoś, kto ma taką samą albo sąsiednią, zanim zrobią to inni.',
    players: (fewest, most) => `Gra od ${fewest} do ${most} osób. Nie ma kolejek. We dwoje gra się razem, przeciw skali.`,
  },
  act: {
    title: 'Odgrywanie',
    text: 'Karta ma kolor i liczbę od 1 do 10. Kolor mówi, które z trzech odkrytych zadań jest twoje, a liczba, jak mocno: 1 to ledwie cień, 10 to wszystko, co masz.',
    start:
      'Czerwone zadania są dla ciała, żółte dla twarzy i rąk, niebieskie dla głosu. Przez pięć sekund masz kartę tylko dla siebie. Potem „3, 2, 1, już!” i wszyscy zaczynają naraz.',
    always: 'Mów, krzycz, tańcz, ale samej liczby nie zdradzaj ani nie pokazuj.',
  },
  offer: {
    title: 'Propozycje',
    cases: [
      ['Ktoś odgrywa tak mocno jak ty', 'Dotknij go: twoja karta czeka na niego zakryta. Propozycja jest jedna i można ją zabrać.'],
      ['Ktoś proponuje kartę tobie', 'Weź, a karty się porówna; albo odmów, i po propozycji. Jeśli jest ich kilka, bierz dowolną.'],
      ['Proponujecie sobie nawzajem', 'To zgoda: karty porównuje się od razu.'],
    ],
  },
  compare: {
    title: 'Porównanie',
    cases: [
      ['Liczby równe', 'po 2 hura'],
      ['Sąsiednie', 'po 1 hura'],
      ['Każde inne', 'po 1 ech'],
    ],
    after: 'Kolory i zadania nie mają znaczenia. Obie karty widzą wszyscy; potem oboje dobieracie nowe.',
  },
  skip: {
    title: 'Odrzucanie',
    text: 'Karta ci się nie podoba albo nikogo nie ma w pobliżu? Odrzuć ją i weź inną, ile razy chcesz. Kosztuje to tylko czas.',
  },
  byeBye: {
    title: 'Pa, pa',
    cases: [
      ['Dobierasz „Pa, pa”', 'Odkryte zadanie tego koloru odchodzi, przychodzi nowe, a ty dobierasz jeszcze raz.'],
      ['„Pa, pa” bez koloru', 'Kolor wybierasz ty.'],
      ['Odeszło to, co odgrywasz', 'Rób to dalej albo weź nowe.'],
    ],
  },
  pause: {
    title: 'Przerwa',
    text: 'Talia się skończyła: wszyscy stają, a zagrane karty, porównane też, są tasowane w nową talię. Gdy ostatnia osoba powie „dalej”, gra rusza.',
  },
  end: {
    title: 'Koniec',
    text: 'Gra kończy się, gdy tylko skończą się hura albo ech. Jeśli ostatniemu porównaniu brakuje żetonów, bierze się je z pudełka. Hura to plus jeden, ech to minus jeden; wygrywa, kto ma najwięcej.',
    head: ['gracze', 'hura', 'ech'],
    tie: 'Remis: ci, którzy nie remisują, wybierają dwa zadania. Remisujący robią oba naraz na całe 10, a pozostali głosują na najlepszy występ. Przy równych głosach, albo gdy remisują wszyscy, wygrana jest wspólna.',
  },
  together: {
    title: 'We dwoje',
    text: 'Macie 15 hura, których trzeba się pozbyć; nie ma ech, propozycji ani odrzucania. Patrzcie na siebie i mówcie „para” (równe albo sąsiednie) lub „nie para”. Gdy oboje powiecie to samo, karty się odkrywa.',
    cases: [
      ['Para, a liczby są równe', '2 hura mniej.'],
      ['Para, a są sąsiednie', '1 hura mniej.'],
      ['Nie para, i słusznie', 'Jedno hura mniej.'],
      ['Źle', 'Koniec, gra przegrana.'],
      ['Nie ma już hura', 'Wygraliście.'],
    ],
  },
  apart: {
    title: 'W jednym pokoju albo osobno',
    cases: [
      ['W jednym pokoju', 'Włącz „Jesteśmy w jednym pokoju”: telefon to tylko twoja karta, a wszyscy patrzą na wszystkich.'],
      [
        'Osobno',
        'W rozmowie przy stole wszyscy się widzą. Kto nie ma kamery, ma kukiełkę: potrząsaj telefonem, stukaj w rytmie albo użyj suwaka.',
      ],
      [
        'Boty',
        'Odgrywają kukiełkami i patrzą na twoją mniej więcej tak jak ludzie: też się mylą. Wideo nie oglądają. Jeśli grasz na kamerze, wiedzą tylko to, co naciskasz.',
      ],
    ],
  },
  options: {
    title: 'Co wybiera gospodarz',
    cases: [
      [
        'Rozgrzewka',
        'Pierwsza gra przy stole zaczyna się od trzech łatwych zadań. Z rozgrzewką wszyscy po kolei pokazują najpierw jedno z nich: 1 na 10, 2 na 10 i tak dalej.',
      ],
      ['Czas', 'Samo granie nie jest na czas. Z limitem rozgrzewka, przerwa, wybór koloru, wybór zadań i głosowanie idą dalej same.'],
    ],
  },
  people: {
    title: 'Gdy kogoś zabraknie',
    cases: [
      ['Ktoś odchodzi', 'Jego żetony i karta odchodzą z nim, a propozycje dla niego i od niego przepadają.'],
      ['Było więcej, zostało mniej niż troje', 'Gra kończy się z punktami, jakie są.'],
      ['Odchodzi jedno z dwojga', 'Gra się kończy i nikt nie wygrywa.'],
    ],
  },
}
