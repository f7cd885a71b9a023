import type { Seat } from './seat.ts'

/** Something worth showing again when the game is over. The same log has the same moments. */
export interface Moment<Say extends { readonly kind: string } = { readonly kind: string }> {
  /** What it is, with the values of its caption; the words are in the game's dictionaries. */
  readonly say: Say
  /** The entry of the log in which it happened; told from what lies open, the round stands for it. */
  readonly entry: number
  /** When that was; null: only the log knows. */
  readonly at: number | null
  readonly round: number
  /** Who appears, the lead first. */
  readonly seats: readonly Seat[]
  readonly score: number
}

/** One thing of a game that the log says, with when. */
export interface Logged<Event> {
  readonly entry: number
  readonly at: number
  readonly event: Event
}

const MEASURE_AT_MOST = 30
const BOT_LEADS = 25

/** How much a moment is worth: what its kind is, and how much of it there was. Of two, a person's comes before a bot's. */
export const momentScore = (base: number, measure = 0, { isLedByBot = false } = {}): number =>
  base + Math.min(MEASURE_AT_MOST, Math.max(0, measure)) - (isLedByBot ? BOT_LEADS : 0)

const LESS_FOR = { kind: 18, lead: 14, round: 8 }

/** Higher score, then more people, then what came first: no chance, no clock. */
const byWorth = (one: Moment, other: Moment): number =>
  other.score - one.score || other.seats.length - one.seats.length || one.entry - other.entry

/**
 * The best so many, of many kinds, people and rounds; then everybody of `people`, in their order, appears in one, in place of the
 * least of those whose loss hides nobody, or besides. In the order in which they happened.
 */
export function pickMoments<M extends Moment>(moments: readonly M[], people: readonly Seat[], count: number): M[] {
  const worth = [...moments].sort(byWorth)
  const picked: M[] = []
  while (picked.length < count) {
    const left = worth.filter((moment) => !picked.includes(moment))
    const value = (moment: M) => {
      const alike = (is: (other: M) => boolean) => picked.filter(is).length
      const sameKind = alike(({ say }) => say.kind === moment.say.kind)
      const sameLead = alike(({ seats }) => seats[0] === moment.seats[0])
      const sameRound = alike(({ round }) => round === moment.round)
      return moment.score - LESS_FOR.kind * sameKind - LESS_FOR.lead * sameLead - LESS_FOR.round * sameRound
    }
    const [best] = left.map((moment) => ({ moment, worth: value(moment) })).sort((one, other) => other.worth - one.worth)
    if (!best) break
    picked.push(best.moment)
  }
  for (const person of people) {
    if (picked.some(({ seats }) => seats.includes(person))) continue
    const theirs = worth.find(({ seats }) => seats.includes(person))
    if (!theirs) continue
    const hidesNobody = (gone: M) =>
      people.every((one) => !gone.seats.includes(one) || [...picked, theirs].some((other) => other !== gone && other.seats.includes(one)))
    const [least] = [...picked].sort((one, other) => byWorth(other, one)).filter(hidesNobody)
    if (least) picked.splice(picked.indexOf(least), 1)
    picked.push(theirs)
  }
  return picked.sort((one, other) => one.entry - other.entry)
}
