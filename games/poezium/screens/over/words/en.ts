/** What the end of a game says of its poems. */
export const words = {
  youShare: 'You share the win!',
  share: (names: string) => `${names} share the win!`,
  lot: 'Equal points, equal stories',
  lotNote: 'The number of an ending decides: the higher one wins.',
  captions: {
    early: (name: string, lines: number) => (lines === 0 ? `${name} saw it from the first line.` : `${name} saw it after one line.`),
    flawless: 'Not a line wrong.',
    longest: 'The longest poem of the evening.',
    stray: (count: number) => `${count} lines that didn’t fit.`,
    wrong: (count: number) => `It took ${count} wrong guesses.`,
    nobody: 'Nobody saw it. Here’s the picture.',
    mind: (name: string) => `${name} thought again.`,
    lot: (name: string) => `Picked at random: ${name}.`,
    there: (name: string) => `A poem with a hand of ${name} in it.`,
  },
  /** How a tie was decided. */
  storiesDecided: (score: number, most: number, less: number) => `${score} and ${score}: stories decided, ${most} to ${less}`,
  endingsDecided: (score: number, most: number, less: number) => `${score} and ${score}: the drawn endings decided, ${most} to ${less}`,
}
export interface Words extends Readonly<typeof words> {}
