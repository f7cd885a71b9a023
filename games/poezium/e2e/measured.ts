/** The screens that the measured spec looks at in every shape. */
export const GUESSER = 'poezium-6/guessing/guessing+picked'
export const MARKING = 'poezium-6/marking/teller'
export const SCREENS = [
  GUESSER,
  'poezium-6/guessing/guessing+choosing',
  'poezium-6/guessing/guessing+near',
  'poezium-6/guessing/waiting',
  'poezium-6/guessing/watcher',
  'poezium-6/guessing/teller',
  MARKING,
  'poezium-6/telling/teller+picked',
  'poezium-6/telling/listener',
  'poezium-6/ending/ender+picked',
  'poezium-6/ending/waiting',
  'poezium-6/reading/reader',
  'poezium-6/reading/listener',
  'poezium-6/reading/reading',
] as const
/** The smallest table, and two against the rival. */
export const SMALL_TABLES = [
  'poezium-3/guessing/guessing',
  'poezium-rival-1/guessing/guessing+near',
  'poezium-rival-1/marking/teller',
] as const
export const ON_TV = [
  'poezium-6/guessing/tv',
  'poezium-3/marking/tv',
  'poezium-6/telling/tv',
  'poezium-6/ending/tv',
  'poezium-6/reading/tv',
  'poezium-6/reading/read-tv',
] as const

/** In every language; what only one language measures is looked at with all other screens. */
export const MEASURED: readonly string[] = SCREENS
