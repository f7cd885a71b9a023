import type { Words } from './en.ts'

export const words: Words = {
  soon: 'A dziś wygrywa…',
  best: 'Najlepsze z tej partii',
  you: 'ty',
  show: (number, of) => `${number} z ${of}`,
  picture: 'Obrazek',
  saved: 'Obrazek jest w pobranych plikach',
  unsaved: 'Obrazek się nie udał. Spróbuj za chwilę.',
}
