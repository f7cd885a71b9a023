import { entry } from '@figment/catalog'
import { isRefused, refused, type Seat } from '@figment/game-kit'
import type { Present, TableDecision } from './decision.ts'
import { evolve, type TableState } from './evolve.ts'
import { botProfile, freeLooks } from './looks.ts'
import { canBeTakenOver, seatOf } from './seats.ts'
import type { PersonId, Profile, TableEvent, TableOpen, TableSeat } from './types.ts'

export const seatLimits = (open: TableOpen) => entry(open.choice.game).manifest.seats(open.choice.options)

export function sitDown(open: TableOpen, person: PersonId, wanted: Seat | undefined): TableDecision {
  const own = seatOf(open, person)
  // a bot kept it warm for them
  if (own) return own.isBot ? [{ type: 'botSteppedOut', seat: own.seat }] : refused('alreadySeated')
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

export function standUp(open: TableOpen, person: PersonId): TableDecision {
  const seat = seatOf(open, person)
  if (!seat) return forgetWishes(open, person)
  return open.play ? refused('gameInPlay') : [{ type: 'seatCleared', seat: seat.seat }]
}

export const forgetWishes = (open: TableOpen, person: PersonId): TableEvent[] => [
  ...open.seats.filter(({ wantedBy }) => wantedBy === person).map(({ seat }): TableEvent => ({ type: 'seatUnwanted', seat })),
  ...open.nextUp.filter((one) => one === person).map((): TableEvent => ({ type: 'nextGameUnwanted', person })),
]

/** Whoever watches a game has a seat in the next one, if there is one then. */
export function playNext(open: TableOpen, person: PersonId): TableDecision {
  if (!open.play) return refused('noGameInPlay')
  if (seatOf(open, person)) return refused('alreadySeated')
  return open.nextUp.includes(person) ? [] : [...forgetWishes(open, person), { type: 'nextGameWanted', person }]
}

/** The game is closed: those who asked for it sit down, on a new seat or in a bot's. */
export function seatThoseWhoAreNext(state: TableState): TableEvent[] {
  const seated: TableEvent[] = []
  let next = state
  for (const person of state.open.nextUp) {
    const isFull = next.open.seats.length >= seatLimits(next.open).max
    const botsSeat = isFull ? next.open.seats.find((seat) => seat.person === null)?.seat : undefined
    const taken = sitDown(next.open, person, botsSeat)
    if (isRefused(taken)) continue
    seated.push(...taken)
    next = taken.reduce(evolve, next)
  }
  return seated
}

export function addBot(open: TableOpen): TableDecision {
  if (open.play) return refused('gameInPlay')
  if (open.seats.length >= seatLimits(open).max) return refused('noFreeSeat')
  return [{ type: 'botSeated', seat: freeNumber(open), profile: botProfile(open) }]
}

export function moveSeat(open: TableOpen, number: Seat, to: number): TableDecision {
  if (open.play) return refused('gameInPlay')
  const numbers = open.seats.map(({ seat }) => seat)
  if (!numbers.includes(number) || to < 0 || to >= numbers.length) return refused('noSuchSeat')
  const others = numbers.filter((seat) => seat !== number)
  return [{ type: 'seatsOrdered', seats: [...others.slice(0, to), number, ...others.slice(to)] }]
}

interface BotWanted {
  readonly seat: Seat
  readonly evenIfHere?: boolean | undefined
}

export function letBotPlay(open: TableOpen, { seat: number, evenIfHere = false }: BotWanted, present: Present): TableDecision {
  if (!open.play) return refused('noGameInPlay')
  const seat = open.seats.find(({ seat, isOut }) => seat === number && !isOut)
  if (!seat || seat.person === null) return refused('noSuchSeat')
  const isHere = present.has(seat.person) && open.people[seat.person]?.hasLeft === false
  if (isHere && !evenIfHere) return refused('notAway')
  return seat.isBot ? [] : [{ type: 'botSteppedIn', seat: number }]
}

/** Watchers who wished for a seat sit down, one after the other. */
export function seatThoseWhoWait(state: TableState): TableEvent[] {
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
export function looksAt(open: TableOpen, at: TableSeat, { name, colour, shape }: Profile): Profile {
  return freeLooks(
    open.seats.filter((seat) => seat !== at),
    { name, colour, shape },
  )
}

export function freeNumber(open: TableOpen): Seat {
  const taken = new Set(open.seats.map(({ seat }) => seat))
  let number = 0
  while (taken.has(number)) number++
  return number
}
