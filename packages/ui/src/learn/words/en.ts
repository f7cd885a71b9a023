export const en = {
  hint: 'Hint:',
  gotIt: 'Got it',
  noMore: 'No more hints',
  contents: 'Contents',
  toContents: 'To the contents',
  hintsAgain: 'Show the hints again',
}

export type Words = typeof en
