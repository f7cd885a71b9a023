import type { DoorWords } from './en.ts'

export const words: DoorWords = {
  knocking: 'Słychać pukanie',
  knockingText: (host) => `${host} widzi twoje imię i może cię wpuścić. Drzwi otworzą się same.`,
  waits: (seconds) => `czeka ${seconds} s`,
  knockAgain: 'Zapukaj jeszcze raz',
  knockAgainIn: (clock) => `Zapukaj jeszcze raz za ${clock}`,
  leave: 'Odejdź',
  notNow: 'Nie teraz',
  notNowText: 'Na razie nie otwierają. Za chwilę można zapukać jeszcze raz.',
  notNowAtAllText: 'Dziś już nie otworzą.',
  tooManyKnock: 'Przy tych drzwiach jest kolejka',
  tooManyKnockText: 'Puka wiele osób naraz. Spróbuj za chwilę.',
  locked: 'Drzwi są na razie zamknięte',
  lockedText: 'Nikogo nowego teraz nie wpuszczają. Gdy się otworzą, od razu będziesz przy stole.',
  removed: 'Nie jesteś już przy tym stole',
  removedText: 'Tak zdecydował gospodarz. Tylko on może cię znowu wpuścić.',
  ownTable: 'Otwórz własny stół',
  open: 'Drzwi są otwarte',
  noSuchText:
    'Sprawdź litery z osobą, która cię zaprosiła. Jeśli przy stole dawno jest cicho, otworzy go tylko link albo twoja lista. A może drzwi są zamknięte.',
  tvRemoved: 'Ten telewizor odłączono',
  tvRemovedText: 'Wpuścić go z powrotem mogą przy stole.',
  tvKnockingText: 'Wpuścić mogą ci, którzy są przy stole.',
  tvAgain: 'Pukamy dalej.',
  codeHint: 'W kodach nie ma samogłosek ani litery L.',
}
