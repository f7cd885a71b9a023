import { plural } from '@figment/i18n'
import type { Reaction } from '@figment/protocol'
import type { Happening } from '@figment/table/types'

type What = Happening['what']
type ByName = Extract<Happening, { name: string }>['what']

/** A name always comes as it is: no language may need to bend it. */
export const words = {
  reactions: {
    title: 'Reactions',
    open: 'React',
    close: 'Close reactions',
    names: { laugh: 'Ha-ha', wow: 'Wow', heart: 'Love it', clap: 'Bravo', hmm: 'Hmm' } satisfies Record<Reaction, string>,
    heard: (name: string, reaction: string) => `${name}: ${reaction}`,
  },
  talk: {
    chat: 'Chat',
    happened: 'What happened',
    title: 'Table talk',
    unread: (count: number) => plural('en', count, { one: `${count} new message`, other: `${count} new messages` }),
    wrote: (name: string, text: string) => `${name} writes: ${text}`,
  },
  chat: {
    log: 'Messages',
    empty: 'Nobody has written yet. Say hello?',
    field: 'Your message',
    placeholder: 'Write to everybody…',
    aside: 'Players read it after the round',
    watchers: 'Watchers’ talk',
    send: 'Send',
    left: (count: number) => `${count} left`,
    tooMany: (count: number) => `${count} too many`,
    you: 'you',
    somebodyGone: 'somebody who left',
    mute: 'Mute the chat on this device',
    muted: 'Muted: no badge, no announcements. You can still read and write.',
  },
  happened: {
    log: 'What happened so far',
    nothing: 'Nothing yet: the evening is just beginning.',
    before: 'Before the game',
    after: 'At the table',
    byName: {
      came: (name: string) => `${name} came to the table`,
      left: (name: string) => `${name} left the table`,
      cameBack: (name: string) => `${name} is back`,
      becameHost: (name: string) => `${name} is the host now`,
      standsIn: (name: string) => `${name} is host for now`,
      wantsTableGone: (name: string) => `${name} wants to delete this table`,
      satDown: (name: string) => `${name} sat down to play`,
      botStepsIn: (name: string) => `A bot plays for ${name} for now`,
      wasRemoved: (name: string) => `${name} is out of the game`,
      wasSentAway: (name: string) => `${name} was asked to leave`,
      wasLetBack: (name: string) => `${name} may come back`,
    } satisfies Record<ByName, (name: string) => string>,
    plainly: {
      gameStarted: 'The game began',
      gameCutShort: 'The host ended the game',
      gameClosed: 'The game was closed',
      paused: 'The game was paused',
      wentOn: 'The game went on',
      doorOpened: 'The door is open',
      doorKnocks: 'The door opens to those who knock',
      doorLocked: 'The door is locked',
      codeChanged: 'The table has a new code',
      takenOff: 'Something was taken off the screens',
    } satisfies Record<Exclude<What, ByName>, string>,
  },
}

export interface Words extends Readonly<typeof words> {}
