export const words = {
  /** The button in the lobby, and the heading. */
  title: 'Warm up your pen',
  hint: 'Nothing counts before the game',
  idea: 'Try to draw',
  another: 'Another',
  others: 'The others’ practice sheets',
  /** Of a sheet, for screen readers. */
  sheetOf: (name: string) => `Practice sheet: ${name}`,
  own: 'Your practice sheet',
  full: 'Your sheet’s full. Take something back, or clear it',
  here: (count: number, of: number) => `${count} of ${of} are here.`,
  allHere: 'Everyone’s here.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  back: 'Back to the table',
  /** Any of these goes with any place. */
  ideas: {
    what: [
      'a cat',
      'a fish',
      'an elephant',
      'a snowman',
      'a robot',
      'a penguin',
      'a ghost',
      'a teapot',
      'a hedgehog',
      'a giraffe',
      'a pirate',
      'a banana',
    ],
    where: [
      'in a castle',
      'on a bike',
      'in a bathtub',
      'on the moon',
      'under an umbrella',
      'in a hat',
      'on a swing',
      'in a boat',
      'up a tree',
      'in bed',
      'on skis',
      'in a hot-air balloon',
    ],
  },
}

export interface Words extends Readonly<typeof words> {}
