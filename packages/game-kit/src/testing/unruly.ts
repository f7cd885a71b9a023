import { type Chance, pick, seededChance } from '../chance.ts'
import { seenAt } from '../bot.ts'
import type { Playable } from '../contract.ts'
import { type Decision, type GameTypes, isRefused, type State } from '../game.ts'
import type { Seat } from '../seat.ts'
import { playInTime } from '../simulate.ts'
import { seatView } from '../views.ts'

export interface Unruly<G extends GameTypes> {
  readonly options: G['options']
  readonly seats: number
  readonly seed: string
}

/** One in so many steps it is this that happens, or one in so many games. */
const ONE_IN = { timeIsUp: 12, pause: 30, takeover: 25, leaving: 250, lookAround: 10, cutShort: 4 } as const
const LEAVERS_AT_MOST = 2
const STEPS_AT_MOST = 4000
/** Somebody who dawdles is asked as often before they are taken to have nothing to do. */
const TRIES = 40
const PAUSE_MS = 490_000
/** Bots that wait for more to see are given so much time, and so often, before they are taken to wait for ever. */
const LOOK_MS = 5000
const LOOKS_IN_VAIN_AT_MOST = 60
/** After somebody might have left, so many steps are looked at. */
const FORESIGHT = 20

/**
 * What goes wrong in a random game in which people leave, bots take over and give back, the game is paused, time runs out and the
 * host ends it, each at any step; nothing, when all is well: it can always go on, and what the screens announce is true.
 */
export function unrulyGame<G extends GameTypes>(game: Playable<G>, how: Unruly<G>): readonly string[] {
  return new UnrulyGame(game, how).play()
}

class UnrulyGame<G extends GameTypes> {
  readonly #game: Playable<G>
  readonly #how: Unruly<G>
  #luck: Chance
  /** So that what never was changes nothing. */
  readonly #otherLuck: Chance
  readonly #trouble = new Set<string>()
  readonly #bots = new Set<Seat>()
  #state: State<G>
  #now = 0
  #left = 0
  #looksInVain = 0
  #isFork = false
  /** At which step bots take over everywhere, to see whether they come to the end of the round. */
  readonly #handedOverAt: number
  /** At which step the host ends it; in most games never. */
  readonly #cutShortAt: number | null

  constructor(game: Playable<G>, how: Unruly<G>) {
    this.#game = game
    this.#how = how
    this.#luck = seededChance(how.seed)
    this.#otherLuck = seededChance(`${how.seed}, what if`)
    const order = Array.from({ length: how.seats }, (_, seat) => seat)
    this.#state = game.rules.start(game.rules.deal(order, how.options, this.#chance))
    this.#handedOverAt = this.#luck.below(150)
    this.#cutShortAt = this.#isOnce(ONE_IN.cutShort) ? this.#luck.below(200) : null
  }

  play(): readonly string[] {
    for (let step = 0; this.#state.open.phase !== 'over' && this.#trouble.size === 0; step++) {
      if (step === STEPS_AT_MOST) this.#add('does not end')
      if (step === this.#handedOverAt) this.#handOver()
      if (step === this.#cutShortAt) this.#cutShort()
      else this.#step()
      this.#lookAround()
    }
    const { awaited, phase } = this.#state.open
    if (phase === 'over' && awaited.length > 0) this.#add('is over and waits for somebody')
    return [...this.#trouble]
  }

  get #chance(): Chance {
    return { ...this.#luck, now: this.#now, who: (seat) => (this.#bots.has(seat) ? 'bot' : 'here') }
  }

  #add(what: string): void {
    const { phase, round } = this.#state.open
    this.#trouble.add(`${this.#how.seed}, ${phase}, round ${round}: ${what}`)
  }

  #isOnce(oneIn: number): boolean {
    return this.#luck.below(oneIn) === 0
  }

  #step(): void {
    if (this.#state.open.due !== null && this.#isOnce(ONE_IN.timeIsUp)) return this.#timeIsUp()
    if (this.#isOnce(ONE_IN.pause)) return this.#pause()
    const { open } = this.#state
    if (this.#isOnce(ONE_IN.takeover)) this.#takeOver(pick(this.#luck, open.seats))
    if (this.#left < LEAVERS_AT_MOST && this.#isOnce(ONE_IN.leaving)) return this.#leave(pick(this.#luck, open.seats))
    for (let tries = 0; tries < TRIES; tries++) {
      const seat = pick(this.#luck, open.seats)
      const move = this.#moveOf(seat)
      if (move) return this.#decide(seat, move)
    }
    // at a large table chance alone may have passed over the only one who can do something
    for (let tries = 0; tries < TRIES; tries++) {
      const seat = open.seats[tries % open.seats.length] ?? 0
      const move = this.#moveOf(seat)
      if (move) return this.#decide(seat, move)
    }
    if (open.due !== null) return this.#timeIsUp()
    // bots that wait look again: they have a while to see that nothing comes
    const isSomebodyLooking = open.awaited.some((seat) => this.#bots.has(seat))
    if (!isSomebodyLooking || this.#looksInVain === LOOKS_IN_VAIN_AT_MOST) return this.#add('nobody has anything to do, and no clock runs')
    this.#looksInVain++
    this.#now += LOOK_MS
  }

  #moveOf(seat: Seat): G['move'] | null {
    const view = seatView(this.#state, seat)
    if (!this.#bots.has(seat)) return this.#game.anyMove(view, this.#chance)
    if (!this.#state.open.awaited.includes(seat)) return null
    const { move, after } = this.#game.bot(view, this.#chance, 'en', seenAt(this.#now, { heldSince: this.#now - 60_000 }))
    this.#now += move === null ? after / TRIES : 0
    return move
  }

  #decide(seat: Seat, move: G['move']): void {
    this.#now += this.#luck.below(4000)
    const { due } = this.#state.open
    if (due !== null && this.#now >= due) return this.#timeIsUp()
    const decision = this.#game.rules.decide(this.#state, move, seat, this.#chance)
    if (isRefused(decision)) this.#add(`${this.#bots.has(seat) ? 'a bot' : 'somebody'} may not ${move.type}: ${decision.refused}`)
    else this.#happens(decision)
  }

  #timeIsUp(): void {
    this.#now = Math.max(this.#now, this.#state.open.due ?? 0)
    this.#happens(this.#game.rules.expire(this.#state, this.#chance))
  }

  /** As a table does it: the clock stands still. */
  #pause(): void {
    const { open } = this.#state
    // in some of them somebody is removed
    if (this.#left < LEAVERS_AT_MOST && this.#isOnce(16)) this.#leave(pick(this.#luck, open.seats))
    this.#now += PAUSE_MS
    const { due } = this.#state.open
    if (due !== null) this.#state = { ...this.#state, open: { ...this.#state.open, due: due + PAUSE_MS } }
  }

  #takeOver(seat: Seat): void {
    if (!this.#bots.delete(seat)) this.#bots.add(seat)
    this.#happens(this.#awaitedInVain)
  }

  /** What waits for nobody who is here, and should have happened. */
  get #awaitedInVain(): readonly G['event'][] {
    return this.#game.rules.presenceChanged?.(this.#state, this.#chance) ?? []
  }

  #leave(seat: Seat): void {
    if (this.#state.open.phase === 'over') return
    this.#left++
    this.#bots.delete(seat)
    this.#apply(this.#game.rules.leave(this.#state, seat, this.#chance))
    const { phase, seats } = this.#state.open
    if (phase !== 'over' && seats.includes(seat)) this.#add('who left is still there')
  }

  #cutShort(): void {
    const { scores } = this.#state.open
    this.#apply(this.#game.rules.end(this.#state, this.#chance))
    if (this.#state.open.phase !== 'over') this.#add('goes on after the host has ended it')
    if (JSON.stringify(this.#state.open.scores) !== JSON.stringify(scores)) this.#add('pays after the host has ended it')
  }

  /** What was announced before must be true of it. */
  #happens(events: readonly G['event'][]): void {
    const before = this.#state.open
    const announced = this.#game.announced?.(before) ?? []
    this.#apply(events)
    const next = { events, before, after: this.#state.open }
    const hasTurned = before.phase !== next.after.phase || before.round !== next.after.round
    if (hasTurned && !this.#isFork) this.#lookWhatIf()
    for (const { says, isTrue } of announced) {
      const kinds = events.map(({ type }) => type).join(', ')
      if (events.length > 0 && isTrue(next) === false) this.#add(`in ${before.phase} the screens say "${says}", and then: ${kinds}`)
    }
  }

  /** What if somebody left just now? It is played for a while, and then it never was. */
  #lookWhatIf(): void {
    const { awaited, seats, phase } = this.#state.open
    if (phase === 'over') return
    const now = [this.#state, this.#now, this.#left, this.#luck] as const
    const bots = [...this.#bots]
    this.#isFork = true
    this.#luck = this.#otherLuck
    this.#leave(pick(this.#luck, awaited.length > 0 && this.#isOnce(2) ? awaited : seats))
    this.#lookAround()
    for (let step = 0; step < FORESIGHT && this.#trouble.size === 0 && this.#state.open.phase !== 'over'; step++) if (!this.#goOn()) break
    ;[this.#state, this.#now, this.#left, this.#luck] = now
    for (const seat of bots) this.#bots.add(seat)
    this.#isFork = false
  }

  /** Somebody for whom the table waits does anything, or the clock does. */
  #goOn(): boolean {
    const { awaited, due } = this.#state.open
    for (const seat of awaited) {
      const move = this.#game.anyMove(seatView(this.#state, seat), this.#chance)
      const decision = move && this.#game.rules.decide(this.#state, move, seat, this.#chance)
      if (!decision || isRefused(decision) || decision.length === 0) continue
      this.#happens(decision)
      return true
    }
    if (due !== null) this.#timeIsUp()
    return due !== null
  }

  #apply(events: readonly G['event'][]): void {
    if (events.length > 0) this.#looksInVain = 0
    this.#state = events.reduce((state, event) => this.#game.rules.evolve(state, event), this.#state)
  }

  /** Somebody is waited for, or the clock runs; and whoever is waited for has something to do. */
  #lookAround(): void {
    const { phase, awaited, due, seats } = this.#state.open
    if (phase === 'over') return
    if (awaited.length === 0 && due === null) this.#add('the table waits for nobody, and no clock runs')
    const gone = awaited.filter((seat) => !seats.includes(seat))
    if (gone.length > 0) this.#add('the table waits for somebody who is gone')
    if (!this.#isOnce(ONE_IN.lookAround)) return
    if (this.#awaitedInVain.length > 0) this.#add('the table waits for people, and none of them is here')
    for (const seat of awaited) if (!this.#canAct(seat)) this.#add(`seat ${seat} is waited for and can do nothing`)
  }

  #canAct(seat: Seat): boolean {
    const view = seatView(this.#state, seat)
    const luck = seededChance(`${this.#how.seed}/${this.#now}/${seat}`, this.#now)
    for (let tries = 0; tries < TRIES; tries++) {
      const move = this.#game.anyMove(view, luck)
      const decision: Decision<G> | null = move && this.#game.rules.decide(this.#state, move, seat, luck)
      if (decision && !isRefused(decision)) return true
    }
    return false
  }

  /** Whatever people have left behind, bots come to the end of the round with it. */
  #handOver(): void {
    const { options } = this.#how
    const from = this.#state
    const { round, seats } = from.open
    const later = { ...from, open: { ...from.open, due: from.open.due === null ? null : from.open.due - this.#now } }
    const isEnough = ({ open }: State<G>) => open.round > round
    const { last, finished } = playInTime(this.#game, {
      options,
      seats: Math.max(seats.length, this.#how.seats),
      seed: this.#how.seed,
      from: later,
      isEnough,
    })
    if (!finished && last.open.round === round) this.#add(`bots that take over wait for each other in ${last.open.phase}`)
  }
}
