import { type Chance, isRefused, pick, type Seat, type SeatView, seatView, seededChance, type State } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { frozen, troubleIn, unnoticed } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { figures } from '../figures.ts'
import { isNumber } from './effects/power-deck.ts'
import { anyMove } from '../bots/any-move.ts'
import { rules } from './rules.ts'
import { Watch } from '../testing/soundness.ts'
import { verdictOn } from './scoring.ts'
import { Story, usual } from '../testing/story.ts'
import { numberHeldBy } from './number-held.ts'
import { game } from '../index.ts'
import { ANSWERS, COLOURS, type Move, type Open, type Options, TIMERS, type TRex, WARM_UPS } from '../types.ts'

const randomPlayer = atRandom(anyMove, 4_000)

/** All tables together find what goes wrong in one game of fifty; what is rarer, with more of them: `GAMES_PER_TABLE=1000 npx vitest …`. */
const GAMES_PER_TABLE = Number(process.env.GAMES_PER_TABLE ?? 40)
const CROSSING_GAMES = 15
const tables = [2, 3, 4, 5, 6, 7, 8]

const anyOptions = (seed: number): Options => ({ warmUp: WARM_UPS[seed % 2] ?? 'off', timers: TIMERS[seed % 3] ?? 'off' })

/** Only between moves is every card in its place: in the middle of one a hand may be empty. */
function mustBeSound(watch: Watch, state: State<TRex>, game: number): void {
  const trouble = watch.troubleIn(state)
  if (trouble) throw new Error(`${trouble} in game ${game}`)
}

const dealt = (seats: number, seed: number, chance: Chance): State<TRex> =>
  rules.start(
    rules.deal(
      Array.from({ length: seats }, (_, seat) => seat),
      anyOptions(seed),
      chance,
    ),
  )

describe.each(tables)('with %i players', (seats) => {
  it(`[TR1] [TR7] [TR27] ${GAMES_PER_TABLE} random games end, replay equal and tell no secret`, () => {
    const wrongAtTheEnd = ({ winners, isTogether, outcome }: Open) =>
      winners.length > 0 === (!isTogether || outcome === 'won') ? null : 'the winners are not those who have won'
    const look = {
      games: GAMES_PER_TABLE,
      seats,
      options: anyOptions,
      withinMs: 4_000,
      wrongAtTheEnd,
      looks: 3,
      withBots: false,
      unruly: 12,
    }
    expect(troubleIn(game, look)).toEqual([])
  })

  it('[TR17] [TR18] any move at any time is refused or fits, and what is refused changes nothing', () => {
    let refusals = 0
    for (let seed = 0; seed < 10; seed++) {
      // later than whatever was done before
      const luck = seededChance(`nonsense ${seed}`, 1e9)
      playWithBots(rules, randomPlayer, {
        options: anyOptions(seed),
        seats,
        seed: `nonsense ${seats} ${seed}`,
        watch: (state) => {
          const isInTheMiddle = state.open.phase !== 'over' && Object.values(state.held).some(({ card }) => !isNumber(card))
          if (isInTheMiddle) return
          const decision = rules.decide(frozen(state), nonsense(state.open, luck), pick(luck, state.open.seats), luck)
          if (isRefused(decision)) refusals++
        },
      })
    }
    expect(refusals).toBeGreaterThan(50)
  })

  it('[TR4] [TR17] [TR18] [TR37] moves cross at random: no card is in two hands, no token is lost, no card is touched unseen', () => {
    const came = { refused: 0, compared: 0, games: 0 }
    for (let seed = 0; seed < CROSSING_GAMES; seed++) {
      const luck = seededChance(`crossing ${seats} ${seed}`)
      const chance = { ...luck }
      let state = dealt(seats, seed, chance)
      const watch = new Watch(state)
      const post = new Post(luck)
      for (let step = 0; step < 3000 && state.open.phase !== 'over'; step++) {
        chance.now += luck.below(900)
        const { seats: there } = state.open
        for (const seat of there) post.write(seatView(state, seat), chance)
        const letter = post.deliver()
        if (letter && there.includes(letter.view.seat)) {
          const { view, move } = letter
          const decision = rules.decide(state, move, view.seat, chance)
          if (isRefused(decision)) {
            came.refused++
          } else {
            if (decision.length > 0) mustBeSeen(state, view, move)
            came.compared += decision.filter(({ type }) => type === 'compared').length
            state = decision.reduce(rules.evolve, state)
          }
        }
        const isTimeUp = state.open.due !== null && luck.below(40) === 0
        if (isTimeUp) state = rules.expire(state, chance).reduce(rules.evolve, state)
        mustBeSound(watch, state, seed)
        const somebodyGoes = luck.below(800) === 0 && state.open.phase !== 'over'
        if (somebodyGoes) state = rules.leave(state, pick(luck, state.open.seats), chance).reduce(rules.evolve, state)
        mustBeSound(watch, state, seed)
      }
      if (state.open.phase === 'over') came.games++
    }
    expect(came.refused).toBeGreaterThan(CROSSING_GAMES)
    expect(came.compared).toBeGreaterThan(CROSSING_GAMES)
    expect(came.games).toBe(CROSSING_GAMES)
  })
})

interface Letter {
  /** What its sender saw when the move was made. */
  readonly view: SeatView<TRex>
  readonly move: Move
}

/** Moves on their way: each was made on a table that may have changed since, and they overtake each other. */
class Post {
  readonly #luck: Chance
  readonly #onTheirWay: Letter[] = []

  constructor(luck: Chance) {
    this.#luck = luck
  }

  write(view: SeatView<TRex>, chance: Chance): void {
    const isBusy = this.#onTheirWay.filter((letter) => letter.view.seat === view.seat).length >= 3
    if (isBusy || this.#luck.below(3) === 0) return
    const thought = randomPlayer(view, chance, 'en')
    if (!thought) return
    this.#onTheirWay.push({ view, move: thought.move })
    const arrivesTwice = this.#luck.below(12) === 0
    if (arrivesTwice) this.#onTheirWay.push({ view, move: thought.move })
  }

  deliver(): Letter | undefined {
    return this.#onTheirWay.splice(this.#luck.below(this.#onTheirWay.length || 1), 1)[0]
  }
}

/** What a move does with a card, it does with the card that its maker saw; and so with an offer. */
function mustBeSeen(state: State<TRex>, { open, held, seat }: SeatView<TRex>, move: Move): void {
  if ('card' in move) expect(state.held[seat]?.card).toEqual(held.card)
  if (move.type === 'accept') {
    const seen = open.offers.find(({ id }) => id === move.offer)
    expect(state.open.offers).toContainEqual(seen)
    // the maker still holds what was offered
    expect(state.open.drawn[seen?.from ?? -1]).toBe(open.drawn[seen?.from ?? -1])
  }
}

/** Any move that can be read. */
function nonsense(open: Open, chance: Chance): Move {
  const anySeat = (): Seat => chance.below(10) - 1
  const card = 1 + chance.below(4)
  const offer = chance.below(open.offersMade + 2)
  return pick<Move>(chance, [
    { type: 'warmUp', strength: chance.below(12) },
    { type: 'offer', card, to: anySeat() },
    { type: 'takeBack', offer },
    { type: 'accept', offer, card },
    { type: 'decline', offer },
    { type: 'skip', card },
    { type: 'sayByeBye', card, colour: pick(chance, COLOURS) },
    { type: 'answer', card, answer: pick(chance, ANSWERS) },
    { type: 'goOn', deck: chance.below(3) },
    { type: 'pickAction', action: chance.below(132) },
    { type: 'vote', best: anySeat() },
  ])
}

describe('two who read each other’s minds', () => {
  it('[TR34] [TR35] [TR36] win every game, with 8 to 15 answers', () => {
    for (let seed = 0; seed < 60; seed++) {
      const story = new Story(2, {}, `minds ${seed}`)
      const watch = new Watch(story.state)
      while (story.open.phase === 'agreeing') {
        if (story.open.choosing !== null) story.saysByeBye(story.open.choosing, 'red')
        else
          story.bothSay(
            verdictOn(numberHeldBy(story.state, 0).number, numberHeldBy(story.state, 1).number) === 'apart' ? 'noMatch' : 'match',
          )
        mustBeSound(watch, story.state, seed)
      }
      expect(story.open).toMatchObject({ phase: 'over', outcome: 'won', winners: [0, 1], scores: { 0: 15, 1: 15 } })
      expect(story.open.duels.length).toBeGreaterThanOrEqual(8)
      expect(story.open.duels.length).toBeLessThanOrEqual(15)
    }
  })
})

describe('comparing at random', () => {
  it('[TR14] numbers are equal or one off a little more often than one time in four', () => {
    let [came, of] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const { last } = playWithBots(rules, randomPlayer, { options: usual, seats: 6, seed: `chance ${seed}` })
      const share = figures.find(({ key }) => key === 'matches')?.share(last.open) ?? { came: 0, of: 0 }
      came += share.came
      of += share.of
    }
    expect(came / of).toBeGreaterThan(0.22)
    expect(came / of).toBeLessThan(0.34)
  })
})

describe('the watch over secrets itself', () => {
  it('[TR7] would notice each of them in the open', () => {
    const secrets: Record<string, (state: State<TRex>) => unknown> = {
      'a card': ({ held }) => Object.values(held).map(({ card }) => card?.number),
      'a colour': ({ held }) => Object.values(held).map(({ card }) => card?.colour),
      'an action that somebody does': ({ held }) => Object.values(held).map(({ actions }) => actions),
      'the next card': ({ hidden }) => hidden.deck.slice(0, 1),
      'a skipped card': ({ hidden }) => hidden.lid,
      'the next actions': ({ hidden }) => COLOURS.map((colour) => hidden.actions[colour].deck[0]),
    }
    expect(unnoticed(game, secrets, { games: 6, withinMs: 4_000 })).toEqual([])
  })

  it('[TR7] [TR30] would notice a vote in the open', () => {
    const rarely = { seats: 7, games: 12, withinMs: 4_000, timesAtLeast: 4 }
    expect(unnoticed(game, { 'a vote': ({ hidden }) => hidden.votes }, rarely)).toEqual([])
  })
})
