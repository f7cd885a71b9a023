import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  told: (name) => `Zaczyna ${name}:`,
  added: (name) => `Dokłada ${name}:`,
  unmarked: 'bez oceny',
  wrong: (name, number) => `${name}: historia ${number}? Nie`,
  right: (name, number) => `${name}: historia ${number}? Tak`,
  guessed: (name) => `Historię odgaduje ${name}`,
  nobody: 'Nikt nie odgadł historii',
  swapped: (name) => `${name} wymienia wers:`,
  skipped: (count) =>
    plural('pl', count, {
      one: `Przepadł ${count} ruch`,
      few: `Przepadły ${count} ruchy z rzędu`,
      many: `Przepadło ${count} ruchów z rzędu`,
      other: `Przepadło ${count} ruchu z rzędu`,
    }),
  unfinished: 'Tego wiersza nie dokończono',
  nothingYet: 'Historia jest jeszcze wybierana',
}
