import type { Words } from './en.ts'

export const pl: Words = {
  told: (name) => `Zaczyna ${name}:`,
  added: (name) => `Dodaje ${name}:`,
  unmarked: 'bez oceny',
  wrong: (name, number) => `${name}: historia ${number}? Nie`,
  right: (name, number) => `${name}: historia ${number}? Tak`,
  guessed: (name) => `Historię odgaduje ${name}`,
  nobody: 'Nikt nie odgadł historii',
  unfinished: 'Tego wiersza nie dokończono',
  nothingYet: 'Historia jest jeszcze wybierana',
}
