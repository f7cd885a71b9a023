import { entry } from '@figment/catalog'
import { type Chance, cleanText, type GameTypes, isRefused, lengthOf, parse, type Refused, refused, type Seat } from '@figment/game-kit'
import { evolve, gameState, type TableState } from './evolve.ts'
import { botProfile, cleanName, freeLooks } from './looks.ts'
import { canBeTakenOver, seatOf } from './seats.ts'
import {
  CHAT_LENGTH,
  type Choice,
  type GameRefusal,
  PEOPLE_AT_MOST,
  type PersonId,
  type Profile,
  type Refusal,
  type TableEvent,
  type TableMove,
  type TableOpen,
  type TableSeat,
} from './types.ts'

export type TableDecision = readonly TableEvent[] | Refused<Refusal>

/** Whose devices are connected now; it is not in the log, for it ends with the process. */
export type Present = ReadonlySet<PersonId>

export interface Asking {
  readonly person: PersonId
  readonly present: Present
  readonly chance: Chance
}

const FOR_THE_HOST: ReadonlySet<TableMove['type']> = new Set([
  'addBot',
  'removeSeat',
  'moveSeat',
  'chooseGame',
  'chooseLocale',
  'passHost',
  'letBotPlay',
  'startGame',
  'closeGame',
  'pauseGame',
  'resumeGame',
  'turnChat',
])

export function decide(state: TableState, move: TableMove, asking: Asking): TableDecision {
  const { open } = state
  const { person, present, chance } = asking
  if (FOR_THE_HOST.has(move.type) && open.host !== person) return refused('onlyTheHost')
  switch (move.type) {
    case 'changeLooks':
      return changeLooks(open, person, move.profile)
    case 'sitDown':
      return sitDown(open, person, move.seat)
    case 'standUp':
      return standUp(open, person)
    case 'leaveTable':
      return leaveTable(state, person, present)
    case 'addBot':
      return addBot(open)
    case 'removeSeat':
      return removeSeat(state, move.seat, chance)
    case 'moveSeat':
      return moveSeat(open, move.seat, move.to)
    case 'chooseGame':
      return chooseGame(open, move)
    case 'chooseLocale':
      return [{ type: 'localeChosen', locale: move.locale }]
    case 'passHost':
      return passHost(open, move.to)
    case 'letBotPlay':
      return letBotPlay(open, move.seat, present)
    case 'startGame':
      return startGame(open, chance)
    case 'closeGame':
      return closeGame(state)
    case 'pauseGame':
      return pauseGame(open, chance.now)
    case 'resumeGame':
      return open.pausedAt === null ? [] : [{ type: 'gameResumed', at: chance.now }]
    case 'askPatience':
      return [{ type: 'patienceAsked', person, patience: move.patience }]
    case 'say':
      return say(open, person, move.text)
    case 'turnChat':
      return open.chat.isOn === move.isOn ? [] : [{ type: 'chatTurned', isOn: move.isOn }]
    case 'play': {
      const seat = seatOf(open, person)
      return seat ? playMove(state, seat.seat, move.move, chance) : refused('notSeated')
    }
  }
}

export const seatLimits = (open: TableOpen) => entry(open.choice.game).rules.seats(open.choice.options)

export function openTable(code: string, { locale, choice, seed }: Pick<TableOpen, 'locale' | 'choice'> & { seed: string }): TableEvent {
  return { type: 'tableOpened', code, locale, choice, seed }
}

/** A guest whom the table does not know yet. */
export function come(state: TableState, guest: string, wished: Profile): TableDecision {
  const { open } = state
  const cleaned = cleanName(wished.name)
  if (typeof cleaned === 'string') return refused(cleaned)
  const people = Object.keys(open.people)
  if (people.length >= PEOPLE_AT_MOST) return refused('tableFull')
  const person = `p${people.length + 1}`
  const profile = { ...wished, ...cleaned }
  const came: TableEvent[] = [{ type: 'personCame', person, guest, profile }]
  if (open.host === null) came.push({ type: 'hostChanged', person })
  const thereIsRoom = open.play === null && open.seats.length < seatLimits(open).max
  if (thereIsRoom) came.push({ type: 'seatTaken', seat: freeNumber(open), person, profile: freeLooks(open.seats, profile) })
  return came
}

/** A person whom the table knows has connected: whatever was theirs is theirs again. */
export function comeBack({ open }: TableState, person: PersonId): readonly TableEvent[] {
  const events: TableEvent[] = []
  if (open.people[person]?.hasLeft) events.push({ type: 'personReturned', person })
  const seat = seatOf(open, person)
  if (seat?.isBot) events.push({ type: 'botSteppedOut', seat: seat.seat })
  else if (seat?.wantedBy) events.push({ type: 'seatUnwanted', seat: seat.seat })
  if (open.host === null) events.push({ type: 'hostChanged', person })
  return events
}

/** The host has been away too long: the longest-present player takes over, or else the longest-present watcher. */
export function replaceHost(open: TableOpen, present: Present): readonly TableEvent[] {
  const heirs = Object.keys(open.people).filter((person) => person !== open.host && present.has(person) && !open.people[person]?.hasLeft)
  const heir = heirs.find((person) => seatOf(open, person)) ?? heirs[0]
  return heir === undefined ? [] : [{ type: 'hostChanged', person: heir }]
}

/** Time is up in the game. */
export function expire(state: TableState, chance: Chance): readonly TableEvent[] {
  const { play, pausedAt } = state.open
  if (!play || pausedAt !== null) return []
  return afterGame(state, entry(play.game).rules.expire(gameState(state), asPatient(state.open, chance)))
}

/** A move of the game, by a person or a bot. */
export function playMove(state: TableState, seat: Seat, move: unknown, chance: Chance): TableDecision {
  const { play } = state.open
  if (!play) return refused('noGameInPlay')
  if (state.open.pausedAt !== null) return refused('paused')
  const { rules } = entry(play.game)
  const parsed = parse(rules.move, move)
  if (!parsed.ok) return refused('badMessage')
  const decision = rules.decide(gameState(state), parsed.value, seat, asPatient(state.open, chance))
  // the catalog knows every refusal of its games; the general type of a game does not
  return isRefused(decision) ? refused(decision.refused as GameRefusal) : afterGame(state, decision)
}

export const PASS_LASTS = 10 * 60_000

export function usePass(state: TableState, hash: string, guest: string, now: number): TableDecision {
  const pass = state.hidden.passes[hash]
  if (!pass) return refused('passUnknown')
  if (pass.until < now) return refused('passExpired')
  const wasBefore = state.hidden.guests[guest]
  const isSomebodyElse = wasBefore !== undefined && wasBefore !== pass.person
  const left = isSomebodyElse ? leaveTable(state, wasBefore, new Set([pass.person])) : []
  return [...(isRefused(left) ? [] : left), { type: 'passUsed', hash, guest }]
}

/** The time of day as the people in the seats have asked for it. */
const asPatient = (open: TableOpen, chance: Chance): Chance => ({
  ...chance,
  patience: (seats) => Math.max(1, ...seats.map((number) => patienceAt(open, number))),
})

function patienceAt(open: TableOpen, number: Seat): number {
  const seat = open.seats[number]
  const isABots = !seat || seat.isBot || seat.person === null
  return isABots ? 1 : (open.people[seat.person ?? '']?.patience ?? 1)
}

/** Game events, and the watchers who sit down because a round has begun. */
function afterGame(state: TableState, events: readonly GameTypes['event'][]): readonly TableEvent[] {
  const moved = events.map((event): TableEvent => ({ type: 'gameMoved', event }))
  const next = moved.reduce(evolve, state)
  const aRoundBegan = next.open.play?.open.round !== state.open.play?.open.round
  return aRoundBegan ? [...moved, ...seatThoseWhoWait(next)] : moved
}

function seatThoseWhoWait(state: TableState): TableEvent[] {
  const seated: TableEvent[] = []
  let { open } = state
  for (const { seat, wantedBy } of state.open.seats) {
    const at = open.seats.find((other) => other.seat === seat)
    const profile = wantedBy === null ? undefined : open.people[wantedBy]
    if (wantedBy === null || !at || !profile || profile.hasLeft) continue
    const taken: TableEvent = { type: 'seatTaken', seat, person: wantedBy, profile: looksAt(open, at, profile) }
    seated.push(taken)
    open = evolve({ ...state, open }, taken).open
  }
  return seated
}

/** The looks for one seat, as far as the others leave them free. */
function looksAt(open: TableOpen, at: TableSeat, { name, colour, shape }: Profile): Profile {
  return freeLooks(
    open.seats.filter((seat) => seat !== at),
    { name, colour, shape },
  )
}

function changeLooks(open: TableOpen, person: PersonId, wished: Profile): TableDecision {
  const cleaned = cleanName(wished.name)
  if (typeof cleaned === 'string') return refused(cleaned)
  const profile = { ...wished, ...cleaned }
  const seat = seatOf(open, person)
  return [{ type: 'looksChanged', person, profile: seat ? looksAt(open, seat, profile) : profile }]
}

function sitDown(open: TableOpen, person: PersonId, wanted: Seat | undefined): TableDecision {
  if (seatOf(open, person)) return refused('alreadySeated')
  const profile = open.people[person]
  if (!profile) return refused('noSuchPerson')
  if (open.play) {
    const seat = open.seats.find((free) => canBeTakenOver(open, free) && (wanted === undefined || free.seat === wanted))
    if (!seat) return refused(wanted === undefined ? 'noFreeSeat' : 'seatTaken')
    return [...forgetWishes(open, person), { type: 'seatWanted', seat: seat.seat, person }]
  }
  const botsSeat = open.seats.find((seat) => seat.person === null && seat.seat === wanted)
  if (botsSeat) return [{ type: 'seatTaken', seat: botsSeat.seat, person, profile: looksAt(open, botsSeat, profile) }]
  if (open.seats.length >= seatLimits(open).max) return refused('noFreeSeat')
  const { name, colour, shape } = profile
  return [{ type: 'seatTaken', seat: freeNumber(open), person, profile: freeLooks(open.seats, { name, colour, shape }) }]
}

const forgetWishes = (open: TableOpen, person: PersonId): TableEvent[] =>
  open.seats.filter(({ wantedBy }) => wantedBy === person).map(({ seat }) => ({ type: 'seatUnwanted', seat }))

function standUp(open: TableOpen, person: PersonId): TableDecision {
  const seat = seatOf(open, person)
  if (!seat) return forgetWishes(open, person)
  return open.play ? refused('gameInPlay') : [{ type: 'seatCleared', seat: seat.seat }]
}

function leaveTable(state: TableState, person: PersonId, present: Present): TableDecision {
  const { open } = state
  const events: TableEvent[] = [...forgetWishes(open, person), { type: 'personLeft', person }]
  const seat = seatOf(open, person)
  if (seat && !open.play) events.push({ type: 'seatCleared', seat: seat.seat })
  if (open.host === person) {
    const handover = replaceHost(events.reduce(evolve, state).open, present)
    events.push(...(handover.length > 0 ? handover : [{ type: 'hostChanged' as const, person: null }]))
  }
  return events
}

function addBot(open: TableOpen): TableDecision {
  if (open.play) return refused('gameInPlay')
  if (open.seats.length >= seatLimits(open).max) return refused('noFreeSeat')
  return [{ type: 'botSeated', seat: freeNumber(open), profile: botProfile(open.seats, open.locale) }]
}

function removeSeat(state: TableState, number: Seat, chance: Chance): TableDecision {
  const { open } = state
  const seat = open.seats.find(({ seat, isOut }) => seat === number && !isOut)
  if (!seat) return refused('noSuchSeat')
  if (!open.play) return [{ type: 'seatCleared', seat: number }]
  const { rules } = entry(open.play.game)
  if (rules.isOver(open.play.open)) return refused('noGameInPlay')
  const out: TableEvent = { type: 'seatOut', seat: number }
  return [out, ...afterGame(evolve(state, out), rules.leave(gameState(state), number, asPatient(open, chance)))]
}

function moveSeat(open: TableOpen, number: Seat, to: number): TableDecision {
  if (open.play) return refused('gameInPlay')
  const numbers = open.seats.map(({ seat }) => seat)
  if (!numbers.includes(number) || to < 0 || to >= numbers.length) return refused('noSuchSeat')
  const others = numbers.filter((seat) => seat !== number)
  return [{ type: 'seatsOrdered', seats: [...others.slice(0, to), number, ...others.slice(to)] }]
}

function chooseGame(open: TableOpen, { game, options }: Extract<TableMove, { type: 'chooseGame' }>): TableDecision {
  if (open.play) return refused('gameInPlay')
  const parsed = parse(entry(game).rules.options, options)
  return parsed.ok ? [{ type: 'gameChosen', choice: { game, options: parsed.value } as Choice }] : refused('badOptions')
}

function passHost(open: TableOpen, to: PersonId): TableDecision {
  if (open.people[to]?.hasLeft !== false) return refused('noSuchPerson')
  return [{ type: 'hostChanged', person: to }]
}

function letBotPlay(open: TableOpen, number: Seat, present: Present): TableDecision {
  if (!open.play) return refused('noGameInPlay')
  const seat = open.seats.find(({ seat, isOut }) => seat === number && !isOut)
  if (!seat || seat.person === null) return refused('noSuchSeat')
  const isHere = present.has(seat.person) && open.people[seat.person]?.hasLeft === false
  if (isHere) return refused('notAway')
  return seat.isBot ? [] : [{ type: 'botSteppedIn', seat: number }]
}

function startGame(open: TableOpen, chance: Chance): TableDecision {
  if (open.play) return refused('gameInPlay')
  const { game, options } = open.choice
  const { min, max } = seatLimits(open)
  if (open.seats.length < min) return refused('tooFewPlayers')
  if (open.seats.length > max) return refused('tooManyPlayers')
  const seats = open.seats.map((_, number) => number)
  return [{ type: 'gameStarted', deal: entry(game).rules.deal(seats, options, asPatient(open, chance)) }]
}

function closeGame(state: TableState): TableDecision {
  if (!state.open.play) return refused('noGameInPlay')
  return [...seatThoseWhoWait(state), { type: 'gameClosed' }]
}

function pauseGame(open: TableOpen, now: number): TableDecision {
  if (!open.play || entry(open.play.game).rules.isOver(open.play.open)) return refused('noGameInPlay')
  return open.pausedAt === null ? [{ type: 'gamePaused', at: now }] : []
}

function say(open: TableOpen, person: PersonId, raw: string): TableDecision {
  if (!open.chat.isOn) return refused('chatIsOff')
  const text = cleanText(raw)
  if (text === '') return refused('chatEmpty')
  return lengthOf(text) > CHAT_LENGTH ? refused('chatTooLong') : [{ type: 'said', person, text }]
}

function freeNumber(open: TableOpen): Seat {
  const taken = new Set(open.seats.map(({ seat }) => seat))
  let number = 0
  while (taken.has(number)) number++
  return number
}
