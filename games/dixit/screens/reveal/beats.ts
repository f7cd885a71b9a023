/** How a round comes to light: the lamp goes down, the votes fall, the true card comes forward, the others say whose they are, points. */
export const BEATS = ['hush', 'votes', 'true', 'whose', 'points'] as const
export type Beat = (typeof BEATS)[number]

/** In milliseconds. */
const MS = {
  hush: 1_400,
  /** From one ballot to the next, how long each flies, and the breath after the last. */
  vote: 260,
  flight: 420,
  breath: 500,
  /** The card comes forward, the sentence follows, and both stay. */
  forward: 520,
  sentence: 300,
  stay: 3_200,
  whose: 3_000,
  whoseOfMany: 4_500,
} as const
export const flightMs = MS.flight
/** With so many cards there is more to read. */
const MANY_CARDS = 8

export interface Step {
  readonly beat: Beat
  /** How many ballots have left their people's hands. */
  readonly votes: number
  /** Until the next step. */
  readonly lastsMs: number
}

export interface Telling {
  readonly votes: number
  readonly cards: number
  /** Whether ballots fly; where less motion is wanted they lie there at once. */
  readonly isMoving: boolean
  /** A phone leaves the ballots and the others' cards to the TV; without one it does not wait for them. */
  readonly screen: 'tv' | 'besideTv' | 'alone'
}

/** Everything that is shown, in its order; the last step stays. */
export function stepsOf({ votes, cards, isMoving, screen }: Telling): readonly Step[] {
  const last: Step = { beat: 'points', votes, lastsMs: 0 }
  const truth: Step = { beat: 'true', votes, lastsMs: MS.forward + MS.sentence + MS.stay }
  const hush: Step = { beat: 'hush', votes: 0, lastsMs: MS.hush }
  if (screen === 'alone') return [hush, truth, last]
  const whose: Step = { beat: 'whose', votes, lastsMs: cards >= MANY_CARDS ? MS.whoseOfMany : MS.whose }
  if (!isMoving) return [hush, truth, whose, last]
  const flying = Array.from({ length: votes }, (_, at): Step => {
    const isLast = at === votes - 1
    return { beat: 'votes', votes: at + 1, lastsMs: isLast ? MS.flight + MS.breath : MS.vote }
  })
  return [hush, ...flying, truth, whose, last]
}

/** What a phone shows of it: what it leaves to the TV looks, there, like what was before. */
export const onPhone = (beat: Beat): 'hush' | 'true' | 'points' => (beat === 'votes' ? 'hush' : beat === 'whose' ? 'true' : beat)
