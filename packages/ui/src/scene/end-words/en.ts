/** What the end of every game says. */
export const words = {
  soon: 'And the evening goes to…',
  best: 'The best of the game',
  you: 'you',
  show: (number: number, of: number) => `${number} of ${of}`,
  picture: 'Picture',
  saved: 'The picture is in your downloads',
  unsaved: 'The picture didn’t work. Try again in a moment.',
}
export interface Words extends Readonly<typeof words> {}
