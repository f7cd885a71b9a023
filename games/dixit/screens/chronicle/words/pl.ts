import type { Words } from './en.ts'

export const words: Words = {
  told: {
    said: (name) => `Opowiada ${name}:`,
    sounded: (name) => `Dźwięk wydaje ${name}:`,
    sung: (name) => `Śpiewa ${name}:`,
    mimed: (name) => `Pokazuje ${name}:`,
  },
  wordless: { said: '', sounded: 'sam dźwięk', sung: 'piosenka bez słów', mimed: 'bez jednego słowa' },
  claiming: 'Wszyscy szukają historii',
  foundIt: 'Odgadli:',
  votedFor: (owner) => `Na kartę gracza ${owner}:`,
  votedForGone: 'Na kartę kogoś, kogo już tu nie ma:',
  unfinished: 'Tej historii nie dokończono',
}
