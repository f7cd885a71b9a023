import { plural } from '@figment/i18n'
import type { ClueKind, Clues } from '../../../types.ts'
import type { Trouble } from '../trouble.ts'

const seconds = (count: number) => plural('en', count, { one: `${count} second`, other: `${count} seconds` })

export const words = {
  option: 'Clues',
  options: { words: 'Words and sounds', any: 'Also songs and pantomime' } satisfies Record<Clues, string>,
  optionNotes: {
    words: 'A clue is written, or it’s a sound.',
    any: 'The storyteller may also sing or mime, and send a recording of up to 15 seconds.',
  } satisfies Record<Clues, string>,
  how: 'How do you give the clue?',
  kinds: { said: 'In words', sounded: 'A sound', sung: 'Sing it', mimed: 'Mime it' } satisfies Record<ClueKind, string>,
  placeholders: {
    said: null,
    sounded: 'A word to go with it, if you like…',
    sung: 'Words of the song, if you like…',
    mimed: 'A word to go with it, if you like…',
  } as Record<ClueKind, string | null>,
  asks: {
    said: null,
    sounded: 'Now make the sound, or record it',
    sung: 'Now sing it, or record it',
    mimed: 'Now mime it, or record it',
  } as Record<ClueKind, string | null>,
  tells: {
    said: (name: string) => `${name} tells`,
    sounded: (name: string) => `${name} makes a sound`,
    sung: (name: string) => `${name} sings`,
    mimed: (name: string) => `${name} mimes`,
  } satisfies Record<ClueKind, (name: string) => string>,
  youTell: { said: 'You tell', sounded: 'You make a sound', sung: 'You sing', mimed: 'You mime' } satisfies Record<ClueKind, string>,
  nouns: { said: '', sounded: 'A sound', sung: 'A song', mimed: 'A pantomime' } satisfies Record<ClueKind, string>,
  wordless: { said: '', sounded: 'Just a sound', sung: 'A song without words', mimed: 'Without a word' } satisfies Record<ClueKind, string>,
  record: {
    title: { said: '', sounded: 'Record the sound', sung: 'Record the song', mimed: 'Record the pantomime' } satisfies Record<
      ClueKind,
      string
    >,
    open: 'Record it',
    opened: (count: number) => `Recording, ${seconds(count)}`,
    lead: {
      said: '',
      sounded: 'Up to 15 seconds. The table hears it when you tell, and not before.',
      sung: 'Up to 15 seconds. The table hears it when you tell, and not before.',
      mimed: 'Up to 15 seconds, without sound. The table sees it when you tell, and not before.',
    } satisfies Record<ClueKind, string>,
    start: 'Start recording',
    asking: 'Allow the browser to record…',
    getReady: (count: number) => `Starting in ${count}…`,
    left: (count: number) => `${seconds(count)} left`,
    stop: 'Done',
    again: 'Record again',
    delete: 'Delete',
    keep: 'Use this one',
    yourSong: 'Your recording',
    preview: 'You, as the camera sees you',
    close: 'Back to the cards',
  },
  inTheRoom: 'You can perform it in the room, or over your call, and tell it without a recording.',
  troubles: {
    insecure: 'This page has no access to microphone and camera, because the connection is not secure (no https).',
    noRecorder: 'This browser cannot record.',
    denied: 'The browser did not allow recording. You can allow it in the settings of the page.',
    noDevice: 'No microphone or camera was found here.',
    failed: 'The recording did not work out. Try once more.',
    empty: 'The recording came out empty. Try once more.',
    clipTooLarge: 'The recording is too big to send. Make it shorter.',
    clipUnknown: 'The table cannot use this recording. Try another one.',
    clipsFull: 'There’s no room for more recordings. Perform it live.',
    tooManyTries: 'That’s a lot of recordings. Try again in a minute.',
    serverBusy: 'It’s crowded here just now. Try again in a minute.',
    unsent: 'The recording did not get through.',
  } satisfies Record<Trouble, string>,
  onItsWay: 'The recording is still on its way.',
  withoutIt: 'Tell without the recording',
  play: { said: 'Play', sounded: 'Listen to it', sung: 'Listen to it', mimed: 'Watch it' } satisfies Record<ClueKind, string>,
  stop: 'Stop',
  cannotPlay: 'This device cannot play the recording. Ask for an encore!',
  noSound: 'No sound here yet: press any key on this screen once.',
}

export interface Words extends Readonly<typeof words> {}
