import { LOCALES } from '@figment/i18n'
import { seededChance } from '../chance.ts'
import type { Playable } from '../contract.ts'
import type { GameTypes, Rules, State } from '../game.ts'
import type { GameLog } from '../replay.ts'
import { atRandom, type Played, playInTime, playWithBots, replaysEqual, secretsTold } from '../simulate.ts'
import { SKILLS } from '../skills.ts'
import { anyOptions, optionsOf, usualOptions } from './choosing.ts'
import { unrulyGame } from './unruly.ts'

/** Which games are looked at, and what else must be true of them. */
export interface Look<G extends GameTypes> {
  readonly games?: number
  /** As many in every game; otherwise as many as the options allow, in turn. */
  readonly seats?: number
  /** Of the game with this number, if any of each list is not enough. */
  options?(number: number): Partial<G['options']>
  /** How long a random player takes at most. */
  readonly withinMs?: number
  /** What is wrong with a state; nothing: null. */
  wrongIn?(state: State<G>, events: number): string | null
  /** What is wrong with the end of a game; nothing: null. */
  wrongAtTheEnd?(last: G['open']): string | null
  /** At how many moments of each game secrets are looked for. */
  readonly looks?: number
  /** Bots play as well, in every language. */
  readonly withBots?: boolean
  /** In how many games besides anything happens at any step: leavers, pauses, takeovers by bots, clocks that run out. */
  readonly unruly?: number
}

const TOLD_AT_MOST = 5

/** What goes wrong in many whole games; nothing, when all is well: they end, replay equal, refuse nothing and tell no secret. */
export function troubleIn<G extends GameTypes>(game: Playable<G>, look: Look<G> = {}): readonly string[] {
  const { games = 200, withBots = true, looks = 4, unruly = 6 } = look
  const trouble = new Set<string>()
  let compared = 0
  for (let number = 0; number < games; number++) {
    const told = randomGame(game, look, number, trouble)
    compared += told
  }
  if (withBots) for (const [number] of LOCALES.entries()) gameOfBots(game, look, number, trouble)
  for (let number = 0; number < unruly; number++) for (const told of anUnrulyGame(game, look, number)) trouble.add(told)
  // of a game that has secrets, most moments have one that could be another
  const tooFew = (games * looks) / 3
  if (looks > 0 && compared < tooFew)
    trouble.add(`the twin differs from the game in only ${compared} of ${games * looks} looks: does it change all secrets?`)
  return [...trouble].slice(0, TOLD_AT_MOST)
}

/** In every fourth game two players leave for good. Returns how often a twin was compared. */
function randomGame<G extends GameTypes>(game: Playable<G>, look: Look<G>, number: number, trouble: Set<string>): number {
  const { rules } = game
  const luck = seededChance(`whole game ${number}`)
  const options = look.options ? optionsOf(game, look.options(number)) : anyOptions(game, luck)
  const seats = seatsOf(game, look, options, number)
  const leaving = new Map(number % 4 === 0 ? [0, 1].map(() => [1 + luck.below(100), luck.below(seats)]) : [])
  const at = `random game ${number} of ${seats}`
  const played = playWithBots(rules, atRandom<G>(game.anyMove, look.withinMs), {
    options,
    seats,
    seed: `whole game ${seats} ${number}`,
    leaving,
    watch(state, { events }) {
      const wrong = look.wrongIn?.(state, events.length) ?? null
      if (wrong !== null) trouble.add(`${at}: ${wrong}`)
    },
  })
  note(game, look, played, at, trouble)
  const { told, compared } = secretsTold(
    withPages(game),
    (...log) => game.twin(...log),
    played.log,
    seededChance(`twin ${number}`),
    look.looks ?? 4,
  )
  if (told > 0) trouble.add(`${at} tells a secret`)
  return compared
}

/** With a clock in every second one. */
function anUnrulyGame<G extends GameTypes>(game: Playable<G>, look: Look<G>, number: number): readonly string[] {
  const luck = seededChance(`unruly ${number}`)
  const wished = look.options?.(number) ?? anyOptions(game, luck)
  const timers = 'timers' in game.manifest.choices ? { timers: number % 2 === 0 ? 'brisk' : 'off' } : {}
  const options = optionsOf(game, { ...wished, ...timers })
  const seats = seatsOf(game, look, options, number)
  return unrulyGame(game, { options, seats, seed: `unruly game ${number} of ${seats}` })
}

function gameOfBots<G extends GameTypes>(game: Playable<G>, look: Look<G>, number: number, trouble: Set<string>): void {
  const locale = LOCALES[number] ?? 'en'
  const language = 'language' in game.manifest.choices ? { language: locale } : {}
  const options = optionsOf(game, { ...look.options?.(number), ...language })
  const seats = seatsOf(game, look, options, number)
  const skill = SKILLS[number % SKILLS.length] ?? 'medium'
  const played = playInTime(game, { options, seats, seed: `bots ${seats} ${locale}`, locale, skill })
  note(game, look, played, `a game of ${seats} ${skill} bots in ${locale}`, trouble)
}

function seatsOf<G extends GameTypes>(game: Playable<G>, { seats }: Look<G>, options: G['options'], number: number): number {
  const { min, max } = game.manifest.seats(options)
  return seats ?? min + (number % (max - min + 1))
}

function note<G extends GameTypes>({ rules }: Playable<G>, look: Look<G>, played: Played<G>, at: string, trouble: Set<string>): void {
  if (!played.finished) trouble.add(`${at} does not end`)
  if (played.refused > 0) trouble.add(`${at}: ${played.refused} moves were refused that seemed to be allowed`)
  if (!replaysEqual(rules, played)) trouble.add(`${at} does not replay to the same state`)
  const wrong = played.finished ? (look.wrongAtTheEnd?.(played.last.open) ?? null) : null
  if (wrong !== null) trouble.add(`${at}: ${wrong}`)
}

/** In which games a secret would have to be noticed, and how often. */
export interface Leaks {
  readonly seats?: number
  readonly games?: number
  readonly withinMs?: number
  readonly timesAtLeast?: number
}

/** At so many moments of each game it is looked whether somebody could tell. */
const MOMENTS = 5

/** Which of these nobody would notice if they were in the open: the twin forgets to change them. */
export function unnoticed<G extends GameTypes>(
  game: Playable<G>,
  secrets: Readonly<Record<string, (state: State<G>) => unknown>>,
  { seats, games = 10, withinMs, timesAtLeast = 5 }: Leaks = {},
): readonly string[] {
  const options = usualOptions(game)
  const { min, max } = game.manifest.seats(options)
  const logs = Array.from({ length: games }, (_, number) => {
    const player = atRandom<G>(game.anyMove, withinMs)
    return playWithBots(game.rules, player, { options, seats: seats ?? Math.min(max, Math.max(min, 4)), seed: `leak ${number}` }).log
  })
  const toldBy = (leak: (state: State<G>) => unknown) => {
    const rules = leaky(game.rules, leak)
    const moments = logs.map((log) => momentsOf(game.rules, log, leak))
    // what is the same from the start to the end is looked for anywhere
    const isAlwaysThere = moments.every((those) => those.length === 0)
    return logs.reduce((sum, log, number) => {
      const those = isAlwaysThere ? undefined : moments[number]
      if (those?.length === 0) return sum
      return sum + secretsTold(rules, game.twin, log, seededChance(`leak ${number}`), MOMENTS, those).told
    }, 0)
  }
  return Object.entries(secrets).flatMap(([name, leak]) => (toldBy(leak) < timesAtLeast ? [name] : []))
}

/** After how many events there is a secret that was not there at the start. */
function momentsOf<G extends GameTypes>(rules: Rules<G>, { deal, events }: GameLog<G>, leak: (state: State<G>) => unknown): number[] {
  let state = rules.start(deal)
  const atFirst = JSON.stringify(leak(state))
  return events.flatMap((event, at) => {
    state = rules.evolve(state, event)
    return JSON.stringify(leak(state)) === atFirst ? [] : [at + 1]
  })
}

/** Whoever looks may ask for every page there is: so for the proof all of them are in the open. */
const withPages = <G extends GameTypes>({ rules, page }: Pick<Playable<G>, 'rules' | 'page'>): Rules<G> =>
  page
    ? leaky(rules, ({ open, hidden }) =>
        Array.from({ length: open.round }, (_, before) => Object.keys(open.scores).map((seat) => page(hidden, before + 1, Number(seat)))),
      )
    : rules

/** The same rules, but this is in the open. */
const leaky = <G extends GameTypes>(rules: Rules<G>, leak: (state: State<G>) => unknown): Rules<G> => ({
  ...rules,
  evolve(state, event) {
    const next = rules.evolve(state, event)
    return { ...next, open: { ...next.open, leak: leak(next) } }
  },
})
