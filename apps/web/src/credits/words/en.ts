import type { GameIcon } from '@figment/pictures/game-icons'

export const words = {
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
  namesNote: 'This is where those names come from.',
  licences: 'Licences',
  program: 'The program',
  programNote: 'Free software: use it, change it, pass it on. If you run a changed version for others, offer them its source.',
  packages: 'Licences of the packages in it',
  content: 'Pictures, poems, words and actions',
  contentNote: 'You can share and change these, too: name Figment, say what you changed, and keep the licence.',
  licence: (name: string) => `Licence: ${name}`,
  games: 'The games',
  gamesNote:
    'The names of the games belong to their publishers. We’re none of them and have no connection with them: the rules are told in our own words, and the pictures, poems and prompts are ours.',
  published: (author: string, publisher: string) => `By ${author}, published by ${publisher}.`,
}

export interface Words extends Readonly<typeof words> {}
