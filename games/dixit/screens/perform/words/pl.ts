import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

const seconds = (count: number) => `${count} ${plural('pl', count, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`

export const words: Words = {
  option: 'Skojarzenia',
  options: { words: 'Słowami', any: 'Także piosenki i pantomima' },
  optionNotes: {
    words: 'Skojarzenie się pisze.',
    any: 'Narrator może też zaśpiewać albo coś pokazać i wysłać nagranie do 15 sekund.',
  },
  how: 'Jak podajesz skojarzenie?',
  kinds: { said: 'Słowami', sung: 'Zaśpiewam', mimed: 'Pokażę' },
  placeholders: { said: null, sung: 'Słowa piosenki, jeśli chcesz…', mimed: 'Słowo na dodatek, jeśli chcesz…' },
  asks: { said: null, sung: 'Teraz zaśpiewaj albo nagraj', mimed: 'Teraz pokaż albo nagraj' },
  tells: { said: (name) => `Opowiada ${name}`, sung: (name) => `Śpiewa ${name}`, mimed: (name) => `Pokazuje ${name}` },
  youTell: { said: 'Opowiadasz ty', sung: 'Śpiewasz ty', mimed: 'Pokazujesz ty' },
  nouns: { said: '', sung: 'Piosenka', mimed: 'Pantomima' },
  wordless: { said: '', sung: 'Piosenka bez słów', mimed: 'Bez jednego słowa' },
  record: {
    title: { said: '', sung: 'Nagranie piosenki', mimed: 'Nagranie pantomimy' },
    open: 'Nagraj',
    opened: (count) => `Nagranie, ${seconds(count)}`,
    lead: {
      said: '',
      sung: 'Do 15 sekund. Stół usłyszy je dopiero, gdy opowiesz.',
      mimed: 'Do 15 sekund, bez dźwięku. Stół zobaczy je dopiero, gdy opowiesz.',
    },
    start: 'Zacznij nagrywać',
    asking: 'Pozwól przeglądarce nagrywać…',
    getReady: (count) => `Zaczynamy za ${count}…`,
    left: (count) => `Jeszcze ${seconds(count)}`,
    stop: 'Gotowe',
    again: 'Nagraj jeszcze raz',
    delete: 'Usuń',
    keep: 'Biorę to',
    yourSong: 'Twoje nagranie',
    preview: 'Ty w kamerze',
    close: 'Wróć do kart',
  },
  inTheRoom: 'Możesz wystąpić w pokoju albo na wideorozmowie i opowiedzieć bez nagrania.',
  troubles: {
    insecure: 'Strona nie ma dostępu do mikrofonu i kamery, bo połączenie nie jest zabezpieczone (brak https).',
    noRecorder: 'Ta przeglądarka nie umie nagrywać.',
    denied: 'Przeglądarka nie pozwoliła nagrywać. Możesz to zmienić w ustawieniach strony.',
    noDevice: 'Nie znaleziono tu mikrofonu ani kamery.',
    failed: 'Nagranie się nie udało. Spróbuj jeszcze raz.',
    empty: 'Nagranie wyszło puste. Spróbuj jeszcze raz.',
    clipTooLarge: 'Nagranie jest za duże. Skróć je.',
    clipUnknown: 'To nagranie się nie nadaje. Spróbuj innego.',
    unsent: 'Nagranie nie dotarło do stołu.',
  },
  withoutIt: 'Opowiadam bez nagrania',
  play: { said: 'Odtwórz', sung: 'Posłuchaj', mimed: 'Obejrzyj' },
  stop: 'Stop',
  cannotPlay: 'To urządzenie nie odtworzy nagrania. Poproś o bis!',
  noSound: 'Na razie bez dźwięku: naciśnij dowolny klawisz na tym ekranie.',
}
