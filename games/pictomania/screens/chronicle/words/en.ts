export const words = {
  round: (number: number) => `Round ${number}`,
  drew: (name: string) => `${name} drew:`,
  wrongDrawing: (name: string) => `${name} drew something else instead of:`,
  sawIt: 'Saw it:',
  missed: 'Saw something else:',
  nobody: 'Nobody laid a guess there',
  reading: 'Everybody reads the words',
  drawing: 'Everybody draws and guesses',
  guessed: (name: string) => `On the drawing by ${name}, in order:`,
  finished: 'Finished, in order:',
  unfinished: 'This round was not played to its end',
}

export interface Words extends Readonly<typeof words> {}
