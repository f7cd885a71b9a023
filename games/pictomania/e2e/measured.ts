// What is measured in every language by the specs beside this file, so that it need not be looked at in every language once more.
import { tvScreens } from './tv-screens.ts'

const DRAWING = 'pictomania-usual-6/drawing/drawing'
export const DRAWN = [DRAWING, `${DRAWING}+guess`, `${DRAWING}+finish`, 'pictomania-usual-6/drawing/finished'] as const

/** In the lobby, before it. */
export const PRACTICE = 'lobby/pictomania+practice'
export const OWN_WORDS = 'lobby/pictomania+own-words'

export const READ = [
  'words-read',
  'words-ready',
  'words-lifted',
  'words-new',
  'words-no-spare',
  'words-watched',
  'intro',
  'intro-fast',
  'watched-3',
  'watched-6',
].map((name) => `pictomania/${name}`)

export const TOLD = [
  'pens-down',
  'pens-down-said',
  'reveal-turning',
  'reveal-word',
  'reveal',
  'reveal-own',
  'reveal-last',
  'reveal-knock',
  'points-paused',
  'mistake-offered',
  'mistake-asked',
  'mistake-held',
  'mistake-said',
  'points',
  'points-three',
].map((name) => `pictomania/${name}`)

export const SIX = 'pictomania/vote'
export const THREE = 'pictomania/end-of-three'
export const ENDED = [
  SIX,
  THREE,
  'pictomania/heart-given',
  'pictomania/rosettes',
  'pictomania/loveliest',
  'pictomania/ended-early',
  'pictomania/ended-at-once',
]
export const ENDED_ON_TV = [
  SIX,
  THREE,
  'pictomania/rosettes',
  'pictomania/loveliest',
  'pictomania/ended-early',
  'pictomania/ended-at-once',
].map((id) => `${id}-tv`)
export const ENDED_IN_ALL_LANGUAGES = ENDED.slice(0, 3)

export const MEASURED: readonly string[] = [
  ...DRAWN,
  PRACTICE,
  OWN_WORDS,
  ...READ,
  ...TOLD,
  ...ENDED_IN_ALL_LANGUAGES,
  ...ENDED_ON_TV,
  ...tvScreens()
    .filter(({ isFurtherDown }) => !isFurtherDown)
    .map(({ id }) => id),
]
