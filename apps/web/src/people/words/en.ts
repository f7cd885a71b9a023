import type { Door } from '@figment/table/types'

/** Who is here, and what can be done about it. A name always comes as it is: no language may need to bend it. */
export const words = {
  people: {
    title: 'People',
    door: 'The door',
    doors: { open: 'Open', knock: 'Knock', locked: 'Locked' } satisfies Record<Door, string>,
    doorHints: {
      open: 'Anyone with the code or the link comes in.',
      knock: 'New people wait until one of you lets them in.',
      locked: 'No one new comes in. Those who are here can come back.',
    } satisfies Record<Door, string>,
    hide: 'Hide',
    show: 'Show',
    hidden: 'The code’s hidden',
    change: 'Change',
    changeTitle: 'Change the code?',
    changeText: 'The old code and its links stop working. Those here stay; TVs have to be let in again.',
    changed: 'The table has a new code',
    knocks: 'At the door',
    seats: 'At the table',
    watching: 'Watching',
    screens: 'TVs',
    screen: (number: number) => `TV ${number}`,
    removeScreen: 'Send away',
    removed: 'Asked to leave',
    letBackIn: 'Let back in',
    letBack: (name: string) => `${name} can come back`,
  },
  person: {
    plays: (points: string) => `playing, ${points}`,
    sits: 'at the table',
    watches: 'watching',
    makeHost: 'Make host',
    bot: 'Let a bot play',
    botText: 'The seat and the points stay theirs.',
    watch: 'Move to the watchers',
    watchInGame: 'Their cards leave the game.',
    remove: 'Remove from the table',
    removeText: 'They can come back only if you let them.',
    removeTitle: (name: string) => `Remove ${name} from the table?`,
    removed: (name: string) => `${name} is no longer at the table`,
  },
}

export interface PeopleWords extends Readonly<typeof words> {}
