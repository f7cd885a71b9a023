import type { Words } from './en.ts'

export const words: Words = {
  title: 'Poezium',
  idea: {
    title: 'O co chodzi',
    text: 'Na stole leżą obrazki, a każdy to jakaś historia. Opowiadający w tajemnicy wybiera jedną i podpowiada ją wersem. Pozostali dokładają wersy, dowiadują się, które pasują, i odgadują historię. A na kartce zostaje wiersz, bo każdy wers rymuje się z każdym.',
  },
  table: {
    title: 'Stół',
    text: 'Gra od dwóch do sześciu osób. Każdy zaczyna z 5 punktami i 5 wersami. Reszta zależy od liczby graczy.',
    head: ['gracze', 'żetony gracza', 'historie na stole', 'każdy opowiada'],
  },
  tell: {
    title: 'Opowiadający',
    steps: [
      'Pierwszego opowiadającego wskazuje los albo gospodarz, albo zaczyna ten, kto pierwszy się odezwie.',
      'Na stół trafiają nowe historie, każda ze swoim numerem.',
      'Najpierw można wymienić jeden wers z ręki na nowy.',
      'Wybierz w tajemnicy historię, połóż wers jako podpowiedź i dobierz wersy do pięciu.',
    ],
  },
  turn: {
    title: 'Ruch zgadującego',
    lead: 'Zgadujący grają po kolei, zgodnie z ruchem wskazówek zegara, od lewej strony opowiadającego. Najpierw można wymienić jeden wers. Potem jedno z dwojga.',
    cases: [
      [
        'Dołóż wers',
        'Kładziesz go pod ostatnim, a na nim swój żeton. Opowiadający ocenia: pasuje albo nie pasuje. Potem dobierasz wersy do pięciu.',
      ],
      [
        'Odgadnij historię',
        'Bez wolnego żetonu zostaje tylko to. Pudło: historia zostaje zakryta, a ty tracisz 1 punkt (nigdy poniżej zera).',
      ],
    ],
    always:
      'Wers pasuje, jeśli mówi o historii w całości lub po części, wprost lub w przenośni. Opowiadający ocenia uczciwie i nie mówi nic więcej. Jeśli omsknęła się ręka, ocenę można poprawić, dopóki następna osoba nie zagra.',
  },
  points: {
    title: 'Punkty',
    cases: [
      ['Kto odgadł', 'Po 1 punkcie za każdy swój żeton na wersach, bez względu na ocenę, i karta historii.'],
      ['Opowiadający', 'Tyle samo.'],
      ['Pozostali zgadujący', 'Po 1 punkcie za każdy swój żeton na wersach, które pasują.'],
    ],
    lost: 'Gdy odkryte zostały już tylko dwie historie, opowiadający pokazuje swoją i nikt nie dostaje punktów.',
  },
  finish: {
    title: 'Wiersz gotowy',
    steps: [
      'Kto ma najmniej punktów (choćby opowiadający), dobiera dwa zakończenia, jedno kładzie pod wierszem i dostaje 1 punkt. Remis: każdy ciągnie wers, rozstrzyga wyższy numer.',
      'Drugie zakończenie trafia zakryte przed opowiadającego: tak liczy się opowieści.',
      'Czytamy wiersz: podpowiedź, wersy, które pasują, zakończenie. Zamiast „ja” na początku wersu można przeczytać „i”, żeby połączyć go z poprzednim.',
      'Następna opowiada osoba z lewej.',
    ],
  },
  end: {
    title: 'Koniec gry',
    text: 'Kiedy wszyscy opowiedzieli tyle razy, ile trzeba, każda zebrana historia daje 1 punkt. Wygrywa, kto ma najwięcej punktów; przy remisie decyduje liczba historii; jeśli i ta jest równa, każdy ciągnie zakończenie i wygrywa wyższy numer.',
  },
  two: {
    title: 'We dwie osoby',
    lead: 'Dosiada się Mistrz Ildefons: ma 3 żetony, 5 punktów i pustą rękę. Nie opowiada i gra ostatni.',
    steps: [
      'W swoim ruchu kładzie wierzchni wers z talii z żetonem, a opowiadający go ocenia.',
      'Chybisz: tracisz punkt, a on od razu zgaduje dobrze i zabiera kartę historii.',
      'Kto odgadł, dostaje 3 punkty. Opowiadający po 1 za każdy żeton tego, kto odgadł, na wersach.',
      'Odgadł on: dostajesz po 1 za każdy swój żeton na wersach, które pasują. Trafienie jest twoje: on dostaje po 1 za każdy swój żeton na wersach.',
      'Ma najmniej punktów: kładzie wierzchnie zakończenie. Każdy remis rozstrzyga się na jego korzyść, także o zwycięstwo.',
    ],
  },
  example: {
    title: 'Przykład',
    lead: 'Gra czworo, wszyscy mają po 5 punktów, opowiada Ola.',
    steps: [
      'Rita i Bruno dokładają wersy, które nie pasują. Wers Grety pasuje, a drugie wersy Rity i Bruna też.',
      'Greta mówi 3: pudło, ma 4. Rita mówi 2: dobrze.',
      'Rita ma dwa żetony na wersach: 2 punkty dla niej i 2 dla Oli, obie mają 7. Bruno i Greta mają po jednym wersie, który pasuje: 6 i 5.',
      'Greta ma najmniej, kładzie zakończenie i ma 6. Historię zatrzymuje Rita.',
    ],
  },
  people: {
    title: 'Gdy ktoś się spóźnia albo odchodzi',
    cases: [
      ['Opowiadający nie zdążył', 'Opowiada osoba z lewej, a kolejka liczy się jak opowieść.'],
      ['Zgadujący nie zdążył', 'Ruch przepada. Wszyscy dwa razy z rzędu: historia zostaje pokazana, punktów nie ma.'],
      [
        'Brak oceny lub zakończenia',
        'Wers bez oceny nie wchodzi do wiersza i nie liczy się jako pasujący, ale daje punkt temu, kto go położył i odgadł historię. Z zakończeń wchodzi pierwsze.',
      ],
      ['Zgadujący odchodzi', 'Wersy zostają, żetony już nie punktują.'],
      ['Opowiadający odchodzi', 'Runda jest nieważna i nie liczy się nikomu.'],
    ],
  },
}
