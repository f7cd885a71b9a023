import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { type AnyMove, type GameTypes, pick, seededChance } from '@figment/game-kit'
import { optionsOf } from '@figment/game-kit/testing'
import { LOCALES, type Locale } from '@figment/i18n'
import { type Choice, forget, readLog, seatOf, type TableOpen, writeEntry } from '@figment/table'
import { Evening, PROFILES } from './evening.ts'

/** A table to be recorded: where its log belongs, what it is called, and how it goes. */
export interface Plan {
  readonly keeper: GameId | 'table'
  readonly name: string
  record(): readonly string[]
}

const choiceOf = (game: GameId, wished: object): Choice => ({ game, options: optionsOf(entry(game), wished) }) as Choice

const localeOf = (number: number): Locale => LOCALES[number % LOCALES.length] ?? 'en'
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

interface Course {
  readonly name: string
  readonly choice: Choice
  readonly players: number
  /** Half of them, unless it is said. */
  readonly people?: number
  readonly anyMove?: AnyMove<GameTypes> | undefined
  readonly between?: (evening: Evening, step: number) => void
}

/** Whoever plays, the game is played to its end. */
function wholeGame({ name, choice, players, people = Math.ceil(players / 2), anyMove, between }: Course): readonly string[] {
  const evening = new Evening(name, { locale: localeOf(players), choice })
  evening.anyMove = anyMove
  evening.comes(...PROFILES.slice(0, people).map((profile) => profile.name))
  while (evening.state.open.seats.length < players) evening.does('p1', { type: 'addBot' })
  evening.does('p1', { type: 'startGame' })
  evening.plays(
    () => false,
    (step) => between?.(evening, step),
  )
  return evening.lines
}

/** One of each list: another one with each number. */
function cycled(game: GameId, number: number): object {
  const lists = Object.entries(entry(game).manifest.choices) as readonly (readonly [string, readonly unknown[]])[]
  return Object.fromEntries(lists.map(([option, list], at) => [option, list[(number + at) % list.length]]))
}

const limitsOf = ({ game, options }: Choice) => entry(game).manifest.seats(options)
/** With all that can be chosen for so many; what is not for so many is left as usual. */
function choiceFor(game: GameId, players: number, number: number): Choice {
  const choice = choiceOf(game, cycled(game, number))
  const { min, max } = limitsOf(choice)
  return min <= players && players <= max ? choice : choiceOf(game, {})
}

/** Every game at every size of table, twice, with other options each time. */
const games: readonly Plan[] = GAME_IDS.flatMap((game) => {
  const { min, max } = limitsOf(choiceOf(game, {}))
  return range(min, max).flatMap((players) =>
    ['one', 'other'].map((which, at): Plan => {
      const name = `${players}-${which}`
      return {
        keeper: game,
        name,
        record: () => wholeGame({ name: `${game} ${name}`, choice: choiceFor(game, players, players + at), players }),
      }
    }),
  )
})

/** What seldom happens, as each game says that it can be brought about. */
const seldom: readonly Plan[] = GAME_IDS.flatMap((game) =>
  Object.entries(entry(game).seldom ?? {}).flatMap(([what, { options = {}, anyMove }]) => {
    const choice = choiceOf(game, options)
    const { min } = limitsOf(choice)
    return [min, min + 1].map((players): Plan => {
      const name = `${what}-${players}`
      return { keeper: game, name, record: () => wholeGame({ name: `${game} ${name}`, choice, players, people: players, anyMove }) }
    })
  }),
)

/** The clock is often faster than people. */
const slow: readonly Plan[] = GAME_IDS.filter((game) => 'timers' in entry(game).manifest.choices).map((game) => {
  const choice = choiceOf(game, { timers: 'brisk' })
  const players = Math.min(5, limitsOf(choice).max)
  const between = (evening: Evening, step: number) => {
    if (step % 3 === 0 && !evening.isOver) evening.timeIsUp()
  }
  return { keeper: game, name: 'slow', record: () => wholeGame({ name: `${game} slow`, choice, players, between }) }
})

/** Seats that are left for good, in every game and in whatever the game is doing then. */
const leavers: readonly Plan[] = GAME_IDS.flatMap((game) =>
  range(1, 4).map((number): Plan => {
    const name = `leavers-${number}`
    const players = Math.min(6, limitsOf(choiceOf(game, {})).max)
    const choice = choiceFor(game, players, number)
    return {
      keeper: game,
      name,
      record: () => {
        const luck = seededChance(`${game} ${name}`)
        // the last evening goes on until too few are left
        const leaveAt = new Set(range(1, number + 1).map((times) => times * 15 + luck.below(15)))
        const between = (evening: Evening, step: number) => {
          const { play, host } = evening.state.open
          if (!play || host === null || evening.isOver || !leaveAt.has(step)) return
          // on every other evening it is somebody for whom nobody waits, if there is one
          const { seats, awaited } = play.open
          const idle = number % 2 === 0 ? seats.filter((seat) => !awaited.includes(seat)) : []
          evening.tries(host, { type: 'removeSeat', seat: pick(luck, idle.length > 0 ? idle : seats) })
        }
        return wholeGame({ name: `${game} ${name}`, choice, players, between })
      },
    }
  }),
)

/** The game with room for the most, and then the others. */
const [roomiest, ...others] = GAME_IDS.toSorted((one, other) => limitsOf(choiceOf(other, {})).max - limitsOf(choiceOf(one, {})).max) as [
  GameId,
  ...GameId[],
]
/** With whatever people can write into them. */
const withAllThatIsSeldom = (game: GameId): object =>
  Object.assign({}, ...Object.values(entry(game).seldom ?? {}).map(({ options }) => options ?? {})) as object

/** One evening with all that can happen around the games. */
function longEvening(seed: string): Evening {
  const evening = new Evening(seed, { locale: 'uk', choice: choiceOf(roomiest, {}) })
  const say = (person: string, text: string) => evening.does(person, { type: 'say', text })
  evening.comes('Ada', 'Бен', 'Cléo', 'Dan 🦊')
  say('p1', 'Привіт! Who is in?')
  say('p2', 'we are 🎉')
  say('p4', 'cheap coins')
  evening.does('p1', { type: 'takeOff', thing: { kind: 'line', number: 3 } }).does('p1', { type: 'mute', person: 'p4', kinds: ['chat'] })
  evening.does('p4', { type: 'muteForMe', person: 'p2', kinds: ['reactions'] }).does('p1', { type: 'turnFilter', isOn: true })
  evening.does('p2', { type: 'changeLooks', profile: { name: 'Benedict', colour: 'teal', shape: 'bell' } })
  evening.does('p3', { type: 'askPatience', patience: 1.5 }).does('p1', { type: 'moveSeat', seat: 2, to: 0 })
  evening.does('p4', { type: 'standUp' }).does('p4', { type: 'sitDown' }).does('p1', { type: 'chooseLocale', locale: 'pl' })
  evening.does('p1', { type: 'addBot' }).does('p1', { type: 'addBot' }).does('p1', { type: 'removeSeat', seat: 5 })
  evening.comes('Їва').does('p5', { type: 'standUp' }).does('p5', { type: 'sitDown', seat: 4 }).does('p1', { type: 'addBot' })
  const [way] = Object.values(entry(roomiest).seldom ?? {})
  evening.does('p1', {
    type: 'chooseGame',
    game: roomiest,
    options: choiceOf(roomiest, { ...withAllThatIsSeldom(roomiest), timers: 'relaxed' }).options,
  })
  evening.does('p1', { type: 'startGame' })
  evening.anyMove = way?.anyMove
  evening.plays(() => (evening.state.open.play?.open.round ?? 0) > 1)
  evening.anyMove = undefined
  evening.does('p1', { type: 'pauseGame' }).wait(90_000).does('p1', { type: 'resumeGame' })
  evening.happens({ type: 'gameRested', at: evening.chance.now }).wait(90_000).does('p2', { type: 'resumeGame' })
  evening.comes('Zbyś').does('p6', { type: 'sitDown', seat: 5 })
  evening.plays(() => seatOf(evening.state.open, 'p6') !== undefined)
  // two go, one of them for good; a bot plays on, somebody watches, wishes for a seat and thinks better of it
  evening.does('p2', { type: 'leaveTable' }).away.add('p3')
  evening.does('p1', { type: 'letBotPlay', seat: seatNumber(evening.state.open, 'p3') })
  evening.comes('Gus').does('p7', { type: 'playNext' })
  say('p7', 'is that a boat?')
  evening.does('p7', { type: 'sitDown' }).does('p7', { type: 'standUp' }).does('p7', { type: 'sitDown' })
  evening.plays(() => seatOf(evening.state.open, 'p7') !== undefined)
  evening.returns('p3')
  evening.losesHost().returns('p1')
  evening.plays(() => false)
  say('p3', 'again?')
  const host = () => evening.state.open.host ?? 'p1'
  evening.does(host(), { type: 'passHost', to: 'p1' }).does('p1', { type: 'closeGame' }).does('p1', { type: 'turnChat', isOn: false })
  evening.returns('p2').moves('p4', 'guest of Dan, on a tablet').moves('p2', 'guest of Ada')
  evening.does(host(), { type: 'turnChat', isOn: true })
  // once more each, and the host ends it before its time
  const onceMore = () =>
    evening
      .does(host(), { type: 'startGame' })
      .does(host(), { type: 'endGame' })
      .happens({ type: 'againWanted', person: 'p2' })
      .does(host(), { type: 'closeGame' })
  evening.does(host(), { type: 'chooseSkill', skill: 'sharp' })
  onceMore()
  for (const [number, game] of others.entries()) {
    evening.does(host(), {
      type: 'chooseGame',
      game,
      options: choiceOf(game, { ...cycled(game, number), ...withAllThatIsSeldom(game) }).options,
    })
    while (evening.state.open.seats.length > limitsOf(evening.state.open.choice).max)
      evening.does(host(), { type: 'removeSeat', seat: evening.state.open.seats.at(-1)?.seat ?? 0 })
    evening.does(host(), { type: 'startGame' }).plays(() => (evening.state.open.play?.open.round ?? 0) > 2)
    // the owner of a wished-for seat is back before the round is over
    const leaver = evening.awaitedPerson
    if (number === 0 && leaver !== null && leaver !== host()) {
      evening.does(leaver, { type: 'leaveTable' }).comes('Hana')
      evening.tries('p8', { type: 'sitDown' })
      evening.returns(leaver)
    }
    evening.plays(() => false).does(host(), { type: 'closeGame' })
    onceMore()
  }
  evening.happens({ type: 'logFilled', room: 'little' }).happens({ type: 'logFilled', room: 'none' })
  evening.happens({ type: 'nextTableNamed', code: 'GFDCB' })
  for (const person of [...evening.present]) evening.does(person, { type: 'leaveTable' })
  evening.happens({ type: 'personRemoved', person: 'p2', places: ['0a1b2'] }).happens({ type: 'personLetBack', person: 'p2' })
  evening.happens({ type: 'doorSet', door: 'knock', screens: ['guest of a TV'] }).happens({ type: 'guestLetIn', guest: 'guest of Kim' })
  evening.happens({ type: 'screenRemoved', guest: 'guest of a TV', places: ['0a1b2'] }).happens({ type: 'codeHidden', isHidden: true })
  evening.happens({ type: 'codeChanged', code: 'HJKMN' }).happens({ type: 'marksTakenOver', table: 'CDFGH' })
  evening.happens({
    type: 'personKeptOut',
    person: 'p90',
    guest: 'guest of Eve',
    profile: { name: 'Eve', colour: 'rose', shape: 'heart' },
    places: ['0a1b2'],
  })
  evening.happens({ type: 'openerNamed', person: 'p2' }).happens({ type: 'removalAgreed', person: 'p2' })
  evening.happens({ type: 'personDropped', person: 'p1' })
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
      const evening = new Evening('lobby', { locale: 'en', choice: choiceOf(roomiest, {}) })
      for (const { name } of PROFILES) evening.comes(name)
      return evening.crowd(32).lines
    },
  },
]

export const PLANS: readonly Plan[] = [...games, ...seldom, ...slow, ...leavers, ...tables]
