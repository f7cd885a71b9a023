import type { Patience } from '@figment/table/types'
import type { Motion, Theme } from '../settings.ts'

/** What the house says: settings, the host's tools, and where things stand. */
export const words = {
  settings: {
    title: 'Settings',
    device: 'This device remembers it.',
    theme: 'Lighting',
    themes: { system: 'As the system', dark: 'Evening', light: 'Daylight' } satisfies Record<Theme, string>,
    sound: 'Sound',
    soundHint: 'Small ones: a card, a chime, a tick.',
    hand: 'For the left hand',
    handHint: 'Buttons move to where your left thumb is.',
    motion: 'Motion',
    motions: { system: 'As the system', calm: 'Calm' } satisfies Record<Motion, string>,
    motionHint: 'Calm: screens change without gliding.',
    patience: 'More time',
    patienceHint: 'Timers wait for you longer. It counts from your next turn.',
    patiences: { 1: 'Usual', 1.5: '× 1.5', 2: '× 2', 3: '× 3' } satisfies Record<Patience, string>,
  },
  pause: {
    paused: 'Paused',
    text: 'The clock stands still and nothing gets lost.',
    pause: 'Pause the game',
    goOn: 'Go on',
    hostGoesOn: (host: string) => `${host} can let the game go on`,
    nobodyGoesOn: 'The game goes on when there is a host again',
    resting: 'Nobody’s done anything for a while, so the game’s having a rest.',
    anyoneGoesOn: 'Anyone can resume from their phone',
  },
  moveOn: {
    little: 'This table’s notebook is nearly full.',
    none: 'This table’s notebook is full.',
    finish: 'You can still finish this game.',
    newTable: 'New table, same people',
    hostOpens: (host: string) => `${host} can open a new table`,
    named: 'We’re moving to a new table.',
    go: 'Come along',
  },
  host: {
    tools: 'For the host',
    chat: 'Chat at this table',
    filter: 'No rude words',
    filterHint: 'In names, clues, chat and words of your own.',
    remove: 'Remove a player',
    removeWho: 'Who leaves the game?',
    removed: (name: string) => `${name} is out of the game`,
    again: 'With the same people; you can still change the game.',
  },
  erasing: {
    nameless: 'Guest',
    mine: 'Erase what I made here…',
    mineTitle: (code: string) => `Erase what you made at table ${code}?`,
    goes: 'This goes, for everybody and for good',
    going: ['your name', 'what you wrote: clues, chat, words of your own', 'what you drew and recorded'],
    stays: 'This stays',
    staying: ['your colour and shape, with the name “Guest”', 'votes, guesses and points, so that the score still adds up'],
    afterwards: 'You leave the table. If a game is on, your seat is free for somebody else or a bot.',
    mineYes: 'Erase it',
    mineDone: 'Erased. Nobody at the table can see it any more.',
    table: 'Delete this table…',
    tableTitle: 'Delete the table for everybody?',
    tableText:
      'Everybody has to leave, a game that is on breaks off, and all games, chat, drawings and recordings of this table are gone for good.',
    tableOnlyMine: 'To take away only what is yours, choose “Erase what I made here” in the menu.',
    tableTogether: (agreed: number, all: number) =>
      `Somebody else opened this table, so everyone who sits here has to agree. So far: ${agreed} of ${all}.`,
    tableYes: 'Delete the table',
    tableDone: 'The table is gone, with everything on it.',
  },
  yours: {
    title: 'Your tables',
    backTo: 'Back to table',
    erase: 'Erase…',
  },
  watching: {
    removed: 'The host has taken you out of this game. You can watch, and play in the next one.',
    tookMyselfOut: 'You are out of this game. You can watch, and play in the next one.',
  },
  status: {
    offline: 'You are offline',
    offlineText: 'As soon as the internet is back, you are back at the table. Your seat is kept.',
    lookingAgain: 'We keep looking for it.',
    knockingAgain: 'We knock again every half a minute.',
    comingBack: 'It comes back by itself in a moment. Nothing is lost.',
  },
}

export interface HouseWords extends Readonly<typeof words> {}
