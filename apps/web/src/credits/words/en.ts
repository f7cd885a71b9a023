import type { GameIcon } from '@figment/pictures/game-icons'

export const en = {
  title: 'Credits',
  lead: 'Every scene is our own: composed, lit and painted stroke by stroke by our own painter. No photographs, no image models.',
  icons: 'Icon sets',
  iconsNote:
    'Some small things and animals in the pictures began as icons of two open sets. We changed them: new colours, new light, painted over.',
  changed: (icons: string) => `On our cards: ${icons}.`,
  iconNames: {
    armchair: 'armchair',
    fox: 'fox',
    'grand piano': 'grand piano',
    rabbit: 'rabbit',
    'sea turtle': 'sea turtle',
    windmill: 'windmill',
    raven: 'raven',
    hand: 'hand',
    'chess knight': 'chess knight',
  } satisfies Record<GameIcon, string>,
  outlinesNote: 'By its outlines bots draw words, and recognise what others draw.',
  fonts: 'Typefaces',
  words: 'Words',
  wordsNote: 'Names of emoji in four languages, by which bots read emoji in a clue.',
  licence: (name: string) => `Licence: ${name}`,
  games: 'The games',
  gamesNote:
    'The games have authors and publishers of their own. Figment has no connection with them: the rules are told in our own words, and the pictures, poems and prompts are ours.',
}

export type Words = typeof en
