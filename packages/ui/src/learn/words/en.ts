export const words = {
  hint: 'Hint:',
  gotIt: 'Got it',
  noMore: 'No more hints',
  contents: 'Contents',
  toContents: 'To the contents',
  hintsAgain: 'Show the hints again',
}

export interface Words extends Readonly<typeof words> {}
