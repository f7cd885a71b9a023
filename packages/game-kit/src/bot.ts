import type { Chance } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'
import type { Skill } from './skills.ts'
import type { SeatView } from './views.ts'

export interface Thought<M> {
  readonly move: M
  /** How long a person would take over it, in milliseconds by the bot's own clock. */
  readonly after: number
}

/** Nothing to do yet: it looks again after a while, or as soon as the table changes. */
export interface Look {
  readonly move: null
  /** In milliseconds by the bot's own clock. */
  readonly after: number
}

/** A bot always says when it looks again: one that only waited for the others could wait for ever. */
export type Idea<M> = Thought<M> | Look

export const lookAgain = (afterMs: number): Look => ({ move: null, after: afterMs })

/** What is in the air between moves, and who is there, as one who sits there takes it in. */
export interface Seen {
  /** How strongly others move, as the game's watcher takes it in; nobody is in it where nothing moves. */
  readonly strength: Readonly<Record<Seat, number>>
  /** When this seat came to hold what it holds. */
  readonly heldSince: number
  /** How long ago a moment is by the bot's own clock, in milliseconds: at half the pace, half as long. */
  ago(moment: number): number
  readonly skill: Skill
  /** Where people play who are here: no bots, and nobody who is away. */
  readonly people: readonly Seat[]
  /** Since when the table waits for this seat, in this phase of this round. */
  readonly awaitedSince: number
  /** How many times as long as bots do the people here take. The bot's own clock runs by it already. */
  readonly pace: number
}

/** What somebody sees at this moment, by the clock on the wall: what is left out is as when nobody else is there. */
export const seenAt = (now: number, seen: Partial<Omit<Seen, 'ago'>> = {}): Seen => ({
  strength: {},
  heldSince: now,
  ago: (moment) => (now - moment) / (seen.pace ?? 1),
  skill: 'medium',
  people: [],
  awaitedSince: now,
  pace: 1,
  ...seen,
})

/** A bot sees what a person in its seat sees. It is asked only while the table waits for its seat. */
export type Bot<G extends GameTypes> = (view: SeatView<G>, chance: Chance, locale: string, seen: Seen) => Idea<G['move']>

/** Anything that this seat may do now, sensible or not; null: nothing, or not yet. */
export type AnyMove<G extends GameTypes> = (view: SeatView<G>, chance: Chance) => G['move'] | null

/**
 * People first: what only one can have is left to them for so long, in milliseconds as people count them, since the table
 * began to wait. Where nobody is here, nothing has to wait.
 */
export function peopleFirst<M>(thought: Thought<M>, { people, pace, awaitedSince, ago }: Seen, forMs: number): Idea<M> {
  const left = people.length === 0 ? 0 : forMs / pace - ago(awaitedSince)
  return left > 0 ? lookAgain(left) : thought
}

/** How quick a modelled person is. */
export const QUICKNESSES = ['slow', 'medium', 'quick'] as const
export type Quickness = (typeof QUICKNESSES)[number]

export interface PersonSeen extends Seen {
  readonly quickness: Quickness
}

/** Somebody as people are: for `npm run simulate`, which sits them among bots. Their clock is that of the wall. */
export type Person<G extends GameTypes> = (view: SeatView<G>, chance: Chance, locale: string, seen: PersonSeen) => Idea<G['move']>
