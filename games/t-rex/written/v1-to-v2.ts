import { type Seat, type Upcaster, withoutSeat } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type * as v1 from './v1.ts'
import type * as v2 from './v2.ts'

export type V1 = WritingOf<typeof v1>
export type V2 = WritingOf<typeof v2>

const seatsOf = ({ hands }: V1['deal']): Seat[] => Object.keys(hands).map(Number)
const isTogether = (deal: V1['deal']): boolean => seatsOf(deal).length === 2
const awaitedAtFirst = (deal: V1['deal']): Seat[] => (deal.warmUp ? [deal.warmUp.seat] : seatsOf(deal))

export const v1ToV2: Upcaster<V1, V2> = {
  options: (options) => options,
  deal: (deal) => ({ ...deal, isTogether: isTogether(deal), awaited: awaitedAtFirst(deal) }),
  game(deal) {
    const table = new Table(deal)
    return (event) => table.told(event)
  },
}

type Step = 'warmingUp' | 'playing' | 'pausing' | 'picking' | 'voting'

/** What the rules of then made of the events so far. */
class Table {
  readonly #isTogether: boolean
  #step: Step
  #seats: readonly Seat[]
  #awaited: readonly Seat[]
  #due: number | null
  #choosing: Seat | null = null
  #answered: readonly Seat[] = []
  #tied: readonly Seat[] = []
  #pickedBy: readonly (Seat | null)[] = []
  readonly #votes = new Map<Seat, Seat>()

  constructor(deal: V1['deal']) {
    this.#isTogether = isTogether(deal)
    this.#step = deal.warmUp ? 'warmingUp' : 'playing'
    this.#seats = seatsOf(deal)
    this.#awaited = awaitedAtFirst(deal)
    this.#due = deal.due
  }

  told(event: V1['event']): V2['event'] {
    if ('due' in event) this.#due = event.due
    const told = this.#withWhatFollowed(event)
    if ('awaited' in told) this.#awaited = told.awaited
    return told
  }

  #withWhatFollowed(event: V1['event']): V2['event'] {
    switch (event.type) {
      case 'warmedUp':
        this.#step = event.next ? 'warmingUp' : 'playing'
        return { ...event, awaited: event.next ? [event.next.seat] : this.#seats }
      case 'compared': {
        const { yay, meh } = event.duel.tokens
        this.#answered = []
        return { ...event, points: yay - meh, awaited: this.#players() }
      }
      case 'byeByeSaid':
        if (this.#choosing === event.seat) {
          this.#choosing = null
          this.#due = null
        }
        return { ...event, awaited: this.#players(), due: this.#due }
      case 'wildDrawn':
        this.#choosing = event.seat
        return { ...event, awaited: this.#players() }
      case 'deckRanOut':
        this.#step = 'pausing'
        return { ...event, awaited: this.#seats }
      case 'wentOn':
        this.#awaited = withoutSeat(this.#awaited, event.seat)
        return event
      case 'deckReshuffled':
        this.#step = 'playing'
        return { ...event, awaited: this.#players() }
      case 'answered':
        this.#answered = [...this.#answered, event.seat]
        return { ...event, awaited: this.#players() }
      case 'tieFound':
        this.#step = 'picking'
        this.#tied = event.tied
        return { ...event, awaited: this.#pickers() }
      case 'actionPicked':
        this.#pickedBy = [...this.#pickedBy, event.picked.by]
        return { ...event, awaited: this.#pickers() }
      case 'votingBegun':
        this.#step = 'voting'
        return { ...event, awaited: this.#voters() }
      case 'voted':
        this.#votes.set(event.seat, event.best)
        return event
      case 'seatRemoved':
        return { ...event, ...this.#without(event.seat) }
      default:
        return event
    }
  }

  /** Who voted for somebody gone votes again. Whose turn it was to choose a colour no longer has a time, unless it was the time of a pause or a tie. */
  #without(gone: Seat): { readonly votesLost: readonly Seat[]; readonly awaited: readonly Seat[]; readonly due: number | null } {
    this.#seats = withoutSeat(this.#seats, gone)
    this.#tied = withoutSeat(this.#tied, gone)
    const votesLost = this.#seats.filter((voter) => this.#votes.get(voter) === gone)
    for (const voter of votesLost) this.#votes.delete(voter)
    if (this.#choosing === gone) {
      this.#choosing = null
      if (this.#step === 'playing') this.#due = null
    }
    return { votesLost, awaited: this.#stillAwaited(gone), due: this.#due }
  }

  #stillAwaited(gone: Seat): readonly Seat[] {
    if (this.#step === 'picking') return this.#pickers()
    if (this.#step === 'voting') return this.#voters()
    return withoutSeat(this.#awaited, gone)
  }

  /** Everybody; of two together before all who chooses a colour, then who has not answered, and both while they disagree. */
  #players(): readonly Seat[] {
    if (!this.#isTogether) return this.#seats
    if (this.#choosing !== null) return [this.#choosing]
    const silent = this.#seats.filter((seat) => !this.#answered.includes(seat))
    return silent.length > 0 ? silent : this.#seats
  }

  /** Those who were not tied picked two actions: one alone both, of several each one at most. */
  #pickers(): readonly Seat[] {
    const judges = this.#judges()
    if (this.#pickedBy.length >= 2) return []
    return judges.filter((judge) => judges.length === 1 || !this.#pickedBy.includes(judge))
  }

  #voters(): readonly Seat[] {
    return this.#judges().filter((judge) => !this.#votes.has(judge))
  }

  #judges(): readonly Seat[] {
    return this.#seats.filter((seat) => !this.#tied.includes(seat))
  }
}
