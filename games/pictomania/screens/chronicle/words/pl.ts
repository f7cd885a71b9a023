import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Runda ${number}`,
  drew: (name) => `${name} rysuje:`,
  wrongDrawing: (name) => `${name} przez pomyłkę rysuje co innego niż:`,
  sawIt: 'Rozpoznali:',
  missed: 'Zobaczyli coś innego:',
  nobody: 'Nikt tu nie zgadywał',
  reading: 'Wszyscy czytają słowa',
  drawing: 'Wszyscy rysują i zgadują',
  guessed: (name) => `Rysuje ${name}, zgadują po kolei:`,
  finished: 'Skończyli, po kolei:',
  unfinished: 'Tej rundy nie dokończono',
}
