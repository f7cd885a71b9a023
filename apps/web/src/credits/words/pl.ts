import type { Words } from './en.ts'

export const words: Words = {
  title: 'Podziękowania',
  lead: 'Wszystkie obrazy są nasze: kompozycję, światło i każde pociągnięcie pędzla stworzył nasz własny program malarski. Żadnych fotografii ani generatorów obrazów AI.',
  icons: 'Zestawy ikon',
  iconsNote:
    'Niektóre zwierzęta i drobiazgi na obrazach zaczynały jako ikony z dwóch otwartych zestawów. Zmieniliśmy je: nowe kolory, nowe światło, farba na wierzchu.',
  changed: (icons) => `Na naszych kartach: ${icons}.`,
  iconNames: {
    armchair: 'fotel',
    fox: 'lis',
    'grand piano': 'fortepian',
    rabbit: 'królik',
    'sea turtle': 'żółw morski',
    windmill: 'wiatrak',
    raven: 'kruk',
    hand: 'dłoń',
    'chess knight': 'skoczek szachowy',
  },
  outlinesNote: 'Według konturów z tego zestawu boty rysują hasła i rozpoznają cudze rysunki.',
  fonts: 'Kroje pisma',
  words: 'Słowa',
  wordsNote: 'Nazwy emoji w czterech językach: dzięki nim boty rozumieją emoji w podpowiedzi.',
  namesNote: 'Stąd pochodzą te nazwy.',
  licences: 'Licencje',
  program: 'Program',
  programNote:
    'To wolne oprogramowanie: używaj, zmieniaj, podawaj dalej. Jeśli inni grają na twojej zmienionej wersji, udostępnij im jej kod źródłowy.',
  packages: 'Licencje użytych w nim pakietów',
  content: 'Obrazy, wiersze, hasła i zadania',
  contentNote: 'Je też można zmieniać i podawać dalej: wymień Figment, napisz, co się zmieniło, i zachowaj licencję.',
  licence: (name) => `Licencja: ${name}`,
  games: 'Gry',
  gamesNote:
    'Nazwy gier należą do ich wydawców. Nie jesteśmy z nimi w żaden sposób związani: zasady opowiadamy własnymi słowami, a obrazy, wiersze i hasła są nasze.',
  published: (author, publisher) => `Autor: ${author}, wydawca: ${publisher}.`,
}
