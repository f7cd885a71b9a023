// What is measured in every language by the specs beside this file, so that it need not be looked at in every language once more.

/** Cards in hands and on the table, as drawn. */
export const HANDS = [
  'dixit-2021-8/voting/voting',
  'dixit-2021-8/claiming/anybody',
  'dixit-2021-8/giving/giving',
  'dixit-2021-8/telling/storyteller',
  'dixit/give-two',
  'dixit/vote-3',
] as const

/** The reveal and the end, on what people hold. */
export const TOLD = [
  ...['true', 'points'].flatMap((beat) => [`dixit/reveal-${beat}`, `dixit/reveal-${beat}-3`]),
  'dixit/finale-before',
  'dixit-2021-8/over/loser',
]

export const MEASURED: readonly string[] = [...HANDS, ...TOLD]
