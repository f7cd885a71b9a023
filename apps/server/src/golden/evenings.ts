import { entry, type GameId } from '@figment/catalog'
import { parse, seededChance } from '@figment/game-kit'
import { LOCALES, type Locale } from '@figment/i18n'
import { type Choice, forget, readLog, seatOf, type TableOpen, writeEntry } from '@figment/table'
import { Evening, PROFILES } from './evening.ts'

/** A table to be recorded: where its log belongs, what it is called, and how it goes. */
export interface Plan {
  readonly keeper: GameId | 'table'
  readonly name: string
  record(): readonly string[]
}

const options = (game: GameId, wished: object): Choice => {
  const parsed = parse(entry(game).rules.options, wished)
  if (!parsed.ok) throw new Error(`no such options of ${game}: ${JSON.stringify(wished)}`)
  return { game, options: parsed.value } as Choice
}

const localeOf = (number: number): Locale => LOCALES[number % LOCALES.length] ?? 'en'
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Half of the seats are people's; whoever plays, the game is played to its end. */
function wholeGame(name: string, choice: Choice, players: number, between?: (evening: Evening, step: number) => void): readonly string[] {
  const evening = new Evening(name, { locale: localeOf(players), choice })
  const people = PROFILES.slice(0, Math.ceil(players / 2)).map((profile) => profile.name)
  evening.comes(...people)
  while (evening.state.open.seats.length < players) evening.does('p1', { type: 'addBot' })
  evening.does('p1', { type: 'startGame' })
  evening.plays(
    () => false,
    (step) => between?.(evening, step),
  )
  return evening.lines
}

const OWN_CARDS = range(1, 14).map((card) => ({
  theme: `Our cellar, shelf ${card}`,
  words: range(1, 7).map((word) => `jar ${card} of ${word}`),
}))

const games: readonly Plan[] = [
  ...(['classic', '2021'] as const).flatMap((edition) =>
    range(3, edition === 'classic' ? 6 : 8).map((players): Plan => {
      const name = `${edition}-${players}`
      const firstStoryteller = players % 2 === 0 ? 'claim' : 'random'
      const pictures = (['first', 'second', 'mixed'] as const)[players % 3]
      const timers = (['off', 'relaxed', 'brisk'] as const)[players % 3]
      const choice = options('dixit', { edition, firstStoryteller, timers, pictures, target: 15, clues: players === 4 ? 'any' : 'words' })
      return { keeper: 'dixit', name, record: () => wholeGame(name, choice, players, performs) }
    }),
  ),
  ...range(2, 6).map((players): Plan => {
    const timers = (['off', 'relaxed', 'brisk'] as const)[players % 3]
    const firstStoryteller = players % 2 === 0 ? 'claim' : 'random'
    const choice = options('poezium', { language: localeOf(players), firstStoryteller, timers })
    return { keeper: 'poezium', name: `${players}`, record: () => wholeGame(`poezium-${players}`, choice, players) }
  }),
  ...(['usual', 'fast'] as const).flatMap((variant) =>
    range(3, 6).map((players): Plan => {
      const timers = (['relaxed', 'brisk', 'off'] as const)[players % 3]
      const isOwn = variant === 'fast' && players === 4
      const choice = options('pictomania', {
        language: localeOf(players),
        variant,
        firstRound: players % 2 === 0 ? 'training' : 'full',
        timers,
        ...(isOwn && { ownCards: OWN_CARDS }),
      })
      const name = `${variant}-${players}`
      return { keeper: 'pictomania', name, record: () => wholeGame(`pictomania-${name}`, choice, players) }
    }),
  ),
  ...range(2, 8).map((players): Plan => {
    const timers = (['brisk', 'off', 'relaxed'] as const)[players % 3]
    const choice = options('t-rex', { warmUp: players % 2 === 0 ? 'on' : 'off', timers })
    return { keeper: 't-rex', name: `${players}`, record: () => wholeGame(`t-rex-${players}`, choice, players) }
  }),
]

/** What seldom happens, and is made to happen here. */
const rare: readonly Plan[] = [
  {
    keeper: 'dixit',
    name: 'silent-storytellers',
    record: () =>
      wholeGame('silent storytellers', options('dixit', { timers: 'brisk', target: 10 }), 5, (evening, step) => {
        const { play } = evening.state.open
        if (step % 3 === 0 && play?.game === 'dixit' && play.open.phase === 'telling') evening.timeIsUp()
      }),
  },
  ...range(1, 3).map(
    (number): Plan => ({
      keeper: 'poezium',
      name: `rival-${number}`,
      record: () => wholeGame(`rival ${number}`, options('poezium', { language: localeOf(number) }), 2),
    }),
  ),
  ...[2, 3].map(
    (players): Plan => ({
      keeper: 't-rex',
      name: `all-cards-${players}`,
      record: () =>
        wholeGame(`all cards ${players}`, options('t-rex', {}), players, (evening) => {
          const { play } = evening.state.open
          if (play?.game !== 't-rex' || play.open.deck > 5 || !['acting', 'agreeing'].includes(play.open.phase)) return
          for (const person of evening.present) {
            const card = play.open.drawn[seatOf(evening.state.open, person)?.seat ?? -1] ?? 0
            evening.tries(person, { type: 'play', move: { type: 'skip', card } })
          }
        }),
    }),
  ),
]

/** Where clues may be performed, people sing and mime as well as talk. */
function performs(evening: Evening, step: number): void {
  const { play } = evening.state.open
  const person = evening.awaitedPerson
  if (play?.game !== 'dixit' || play.open.options.clues !== 'any' || play.open.phase !== 'telling' || person === null) return
  const held = evening.state.held[seatOf(evening.state.open, person)?.seat ?? -1]
  if (!held || !('given' in held)) return
  const kind = step % 3 === 0 ? 'mimed' : 'sung'
  const clip = step % 2 === 0 ? `${String(step).padStart(16, 'a')}.webm` : undefined
  evening.tries(person, {
    type: 'play',
    move: { type: 'tellClue', card: held.hand[0], clue: step % 5 === 0 ? '' : 'la la la', kind, clip },
  })
}

/** Seats that are left for good, in every game and in whatever the game is doing then. */
const leavers: readonly Plan[] = (['dixit', 'poezium', 'pictomania', 't-rex'] as const).flatMap((game) =>
  range(1, 3).map((number): Plan => {
    const name = `leavers-${number}`
    const timed = { timers: number === 2 ? 'brisk' : 'off' }
    const choice = options(game, game === 'poezium' || game === 'pictomania' ? { ...timed, language: localeOf(number) } : timed)
    return {
      keeper: game,
      name,
      record: () => {
        const luck = seededChance(`${game} ${name}`)
        // the third evening goes on until too few are left
        const leaveAt = new Set(range(1, number + 1).map((times) => times * 25 + luck.below(20)))
        return wholeGame(`${game} ${name}`, choice, 6, (evening, step) => {
          const { play } = evening.state.open
          const { host } = evening.state.open
          if (!play || host === null || evening.isOver || !leaveAt.has(step)) return
          evening.tries(host, { type: 'removeSeat', seat: play.open.seats[luck.below(play.open.seats.length)] ?? 0 })
        })
      },
    }
  }),
)

/** One evening with all that can happen around the games. */
function longEvening(seed: string): Evening {
  const evening = new Evening(seed, { locale: 'uk', choice: options('dixit', {}) })
  const say = (person: string, text: string) => evening.does(person, { type: 'say', text })
  evening.comes('Ada', 'Бен', 'Cléo', 'Dan 🦊')
  say('p1', 'Привіт! Who is in?')
  say('p2', 'we are 🎉')
  evening.does('p2', { type: 'changeLooks', profile: { name: 'Benedict', colour: 'teal', shape: 'bell' } })
  evening.does('p3', { type: 'askPatience', patience: 1.5 }).does('p1', { type: 'moveSeat', seat: 2, to: 0 })
  evening.does('p4', { type: 'standUp' }).does('p4', { type: 'sitDown' }).does('p1', { type: 'chooseLocale', locale: 'pl' })
  evening.does('p1', { type: 'addBot' }).does('p1', { type: 'addBot' }).does('p1', { type: 'removeSeat', seat: 5 })
  evening.comes('Їва').does('p5', { type: 'standUp' }).does('p5', { type: 'sitDown', seat: 4 }).does('p1', { type: 'addBot' })
  evening.does('p1', {
    type: 'chooseGame',
    game: 'dixit',
    options: { edition: '2021', target: 12, timers: 'relaxed', firstStoryteller: 'claim', clues: 'any' },
  })
  evening.does('p1', { type: 'startGame' })
  evening.plays(
    () => (evening.state.open.play?.open.round ?? 0) > 1,
    (step) => performs(evening, step),
  )
  evening.does('p1', { type: 'pauseGame' }).wait(90_000).does('p1', { type: 'resumeGame' })
  evening.comes('Zbyś').does('p6', { type: 'sitDown', seat: 5 })
  evening.plays(() => seatOf(evening.state.open, 'p6') !== undefined)
  // two go, one of them for good; a bot plays on, somebody watches, wishes for a seat and thinks better of it
  evening.does('p2', { type: 'leaveTable' }).away.add('p3')
  evening.does('p1', { type: 'letBotPlay', seat: seatNumber(evening.state.open, 'p3') })
  evening.comes('Gus').does('p7', { type: 'sitDown' }).does('p7', { type: 'standUp' }).does('p7', { type: 'sitDown' })
  evening.plays(() => seatOf(evening.state.open, 'p7') !== undefined)
  evening.returns('p3')
  evening.losesHost().returns('p1')
  evening.plays(() => false)
  say('p3', 'again?')
  const host = () => evening.state.open.host ?? 'p1'
  evening.does(host(), { type: 'passHost', to: 'p1' }).does('p1', { type: 'closeGame' }).does('p1', { type: 'turnChat', isOn: false })
  evening.returns('p2').moves('p4', 'guest of Dan, on a tablet').moves('p2', 'guest of Ada')
  evening.does(host(), { type: 'chooseGame', game: 'pictomania', options: { language: 'pl', ownCards: OWN_CARDS, timers: 'brisk' } })
  evening.does(host(), { type: 'turnChat', isOn: true })
  while (evening.state.open.seats.length > 6) evening.does(host(), { type: 'removeSeat', seat: evening.state.open.seats.at(-1)?.seat ?? 0 })
  evening.does(host(), { type: 'startGame' }).plays(() => (evening.state.open.play?.open.round ?? 0) > 2)
  // the owner of a wished-for seat is back before the round is over
  const leaver = evening.awaitedPerson ?? 'p3'
  if (leaver !== host()) {
    evening.does(leaver, { type: 'leaveTable' }).comes('Hana')
    evening.tries('p8', { type: 'sitDown' })
    evening.returns(leaver)
  }
  evening.plays(() => false).does(host(), { type: 'closeGame' })
  for (const game of ['poezium', 't-rex'] as const) {
    evening.does(host(), { type: 'chooseGame', game, options: {} })
    while (evening.state.open.seats.length > 6)
      evening.does(host(), { type: 'removeSeat', seat: evening.state.open.seats.at(-1)?.seat ?? 0 })
    evening
      .does(host(), { type: 'startGame' })
      .plays(() => false)
      .does(host(), { type: 'closeGame' })
  }
  for (const person of [...evening.present]) evening.does(person, { type: 'leaveTable' })
  return evening
}

const seatNumber = (open: TableOpen, person: string): number => seatOf(open, person)?.seat ?? -1

/** The log as it is after somebody asked to be forgotten. */
function erased(lines: readonly string[], guest: string): readonly string[] {
  return forget(readLog(lines), guest).entries.map(writeEntry)
}

const tables: readonly Plan[] = [
  { keeper: 'table', name: 'long-evening', record: () => longEvening('long evening').lines },
  { keeper: 'table', name: 'erased-host', record: () => erased(longEvening('long evening').lines, 'guest of Ada') },
  { keeper: 'table', name: 'erased-guest', record: () => erased(longEvening('long evening').lines, 'guest of Cléo') },
  {
    keeper: 'table',
    name: 'lobby-of-forty',
    record: () => {
      const evening = new Evening('lobby', { locale: 'en', choice: options('dixit', {}) })
      for (const { name } of PROFILES) evening.comes(name)
      for (let number = 0; number < 32; number++) evening.comes(PROFILES[number % PROFILES.length]?.name ?? 'Ada')
      return evening.lines
    },
  },
]

export const PLANS: readonly Plan[] = [...games, ...rare, ...leavers, ...tables]
