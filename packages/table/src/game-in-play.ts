import { entry, type GameId } from '@figment/catalog'
import { type Chance, type GameTypes, isRefused, parse, refused, type Seat, type Who } from '@figment/game-kit'
import type { Present, TableDecision } from './decision.ts'
import { evolve, gameState, type TableState } from './evolve.ts'
import { seatLimits, seatThoseWhoAreNext, seatThoseWhoWait } from './seating.ts'
import { seatOf } from './seats.ts'
import type { Choice, GameRefusal, PersonId, TableEvent, TableMove, TableOpen } from './types.ts'

/** Time is up in the game. */
export function expire(state: TableState, chance: Chance, present?: Present): readonly TableEvent[] {
  const { play, pausedAt } = state.open
  if (!play || pausedAt !== null) return []
  return afterGame(state, play.game, entry(play.game).rules.expire(gameState(state), asSeated(state.open, chance, present)))
}

/** Who is here, or who plays in a seat, is not what it was. */
export function presenceChanged(state: TableState, chance: Chance, present: Present): readonly TableEvent[] {
  const { play, pausedAt } = state.open
  if (!play || pausedAt !== null) return []
  const events = entry(play.game).rules.presenceChanged?.(gameState(state), asSeated(state.open, chance, present)) ?? []
  return afterGame(state, play.game, events)
}

/** A move of the game, by a person or a bot. */
export function playMove(state: TableState, seat: Seat, move: unknown, chance: Chance, present?: Present): TableDecision {
  const { play } = state.open
  if (!play) return refused('noGameInPlay')
  if (state.open.pausedAt !== null) return refused('paused')
  const { rules } = entry(play.game)
  const parsed = parse(rules.move, move)
  if (!parsed.ok) return refused(parsed.isTooLong ? 'textTooLong' : 'badMessage')
  const decision = rules.decide(gameState(state), parsed.value, seat, asSeated(state.open, chance, present))
  // the catalog knows every refusal of its games; the general type of a game does not
  return isRefused(decision) ? refused(decision.refused as GameRefusal) : afterGame(state, play.game, decision)
}

/** Whether somebody draws with it. */
export function isInk({ play }: TableOpen, move: TableMove): boolean {
  if (!play || move.type !== 'play') return false
  const { rules, isInk: isOfInk } = entry(play.game)
  const parsed = parse(rules.move, move.move)
  return parsed.ok && (isOfInk?.(parsed.value) ?? false)
}

/** The seat from which this person draws on the table now; null for everybody else. */
export function seatThatDraws({ open }: TableState, person: PersonId | null): Seat | null {
  const { play } = open
  const seat = seatThatPlays(open, person)
  // what is drawn for practice is never written down: a full log has no say in it
  if (!play) return entry(open.choice.game).hasPractice ? seat : null
  return open.room !== 'none' && seat !== null && entry(play.game).mayDraw?.(play.open, seat) ? seat : null
}

/** The seat whose puppet this person moves now; null for everybody else. */
export function seatThatMoves({ open }: TableState, person: PersonId | null): Seat | null {
  const seat = seatThatPlays(open, person)
  return seat !== null && mayMove(open, seat) ? seat : null
}

/** Whether the puppet in this seat may move now, whoever moves it. */
export function mayMove({ play, pausedAt }: TableOpen, seat: Seat): boolean {
  if (play === null || pausedAt !== null) return false
  const game = entry(play.game)
  return game.motion?.mayMove(play.open, seat) ?? game.mayShow?.(play.open, seat) ?? false
}

function seatThatPlays(open: TableOpen, person: PersonId | null): Seat | null {
  const seat = person === null ? undefined : seatOf(open, person)
  return !seat || open.pausedAt !== null || seat.isBot || seat.isOut ? null : seat.seat
}

export function chooseGame(open: TableOpen, { game, options }: Extract<TableMove, { type: 'chooseGame' }>): TableDecision {
  if (open.play) return refused('gameInPlay')
  const { rules, usual } = entry(game)
  const parsed = parse(rules.options, isEmpty(options) ? usual(open.locale) : options)
  if (!parsed.ok) return refused(parsed.isTooLong ? 'textTooLong' : 'badOptions')
  const choice = { game, options: parsed.value } as Choice
  return isTheSame(open.choice, choice) ? [] : [{ type: 'gameChosen', choice }]
}

/** Both have come through the same schema, which gives their fields one order. */
const isTheSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A game chosen without a word about its options. */
const isEmpty = (options: unknown): boolean => typeof options === 'object' && options !== null && Object.keys(options).length === 0

export function startGame({ open, hidden }: TableState, chance: Chance, present?: Present): TableDecision {
  if (open.play) return refused('gameInPlay')
  const { game, options } = open.choice
  const { min, max } = seatLimits(open)
  if (open.seats.length < min) return refused('tooFewPlayers')
  if (open.seats.length > max) return refused('tooManyPlayers')
  const { rules, seated } = entry(game)
  const seats = open.seats.map((_, number) => number)
  const order = open.seats.map(({ seat }) => seat)
  const choice = { game, options: seated?.(options, order) ?? options } as Choice
  const chosen: TableEvent[] = isTheSame(open.choice, choice) ? [] : [{ type: 'gameChosen', choice }]
  const deal = rules.deal(seats, choice.options, asSeated(open, chance, present), hidden.begun[game] ?? 0)
  return [...chosen, { type: 'gameStarted', game, deal }]
}

/** The host ends it before its time, and for everything: what it kept secret opens, and the podium is by the standing scores. */
export function endGame(state: TableState, chance: Chance, present: Present): TableDecision {
  const { play } = state.open
  if (!play) return refused('noGameInPlay')
  if (play.open.phase === 'over') return []
  const ended = entry(play.game).rules.end(gameState(state), asSeated(state.open, chance, present))
  return [{ type: 'gameCutShort' }, ...ended.map((event): TableEvent => ({ type: 'gameMoved', game: play.game, event }))]
}

/** Back to the lobby, from its podium; a game that is not over has that first. */
export function closeGame(state: TableState, chance: Chance, present: Present): TableDecision {
  const { play } = state.open
  if (!play) return refused('noGameInPlay')
  if (play.open.phase !== 'over') return endGame(state, chance, present)
  const closed: TableEvent[] = [...seatThoseWhoWait(state), { type: 'gameClosed' }]
  return [...closed, ...seatThoseWhoAreNext(closed.reduce(evolve, state))]
}

/** One more? Whoever sits at the table says it once. */
export function wantAgain(open: TableOpen, person: PersonId): TableDecision {
  if (open.play?.open.phase !== 'over') return refused('noGameInPlay')
  if (!seatOf(open, person)) return refused('notSeated')
  return open.again.includes(person) ? [] : [{ type: 'againWanted', person }]
}

/** Whether the game goes on by itself, by bots and clocks: nobody who plays in it is here. */
export function playsItself({ play, pausedAt, seats }: TableOpen, present: Present): boolean {
  if (!play || pausedAt !== null || play.open.phase === 'over') return false
  return seats.every(({ person, isBot, isOut }) => isOut || isBot || person === null || !present.has(person))
}

/** Nobody has touched it for long. */
export function restGame({ play, pausedAt }: TableOpen, now: number): readonly TableEvent[] {
  return !play || pausedAt !== null || play.open.phase === 'over' ? [] : [{ type: 'gameRested', at: now }]
}

export function pauseGame(open: TableOpen, now: number): TableDecision {
  if (!open.play || open.play.open.phase === 'over') return refused('noGameInPlay')
  return open.pausedAt === null ? [{ type: 'gamePaused', at: now }] : []
}

/** Takes a seat out of the game, or out of the lobby. */
export function removeSeat(state: TableState, number: Seat, chance: Chance, present?: Present): TableDecision {
  const { open } = state
  const seat = open.seats.find(({ seat, isOut }) => seat === number && !isOut)
  if (!seat) return refused('noSuchSeat')
  if (!open.play) return [{ type: 'seatCleared', seat: number }]
  if (open.play.open.phase === 'over') return refused('noGameInPlay')
  const { rules } = entry(open.play.game)
  const out: TableEvent = { type: 'seatOut', seat: number }
  // in a pause the game's clock stands still, and what begins now begins when it goes on
  const now = open.pausedAt ?? chance.now
  const left = rules.leave(gameState(state), number, asSeated(open, { ...chance, now }, present))
  return [out, ...afterGame(evolve(state, out), open.play.game, left)]
}

/** Game events, and the watchers who sit down because a round has begun. */
export function afterGame(state: TableState, game: GameId, events: readonly GameTypes['event'][]): readonly TableEvent[] {
  const moved = events.map((event): TableEvent => ({ type: 'gameMoved', game, event }))
  if (state.open.seats.every(({ wantedBy }) => wantedBy === null)) return moved
  const next = moved.reduce(evolve, state)
  const aRoundBegan = next.open.play?.open.round !== state.open.play?.open.round
  return aRoundBegan ? [...moved, ...seatThoseWhoWait(next)] : moved
}

/** The time of day as the people in the seats have asked for it, and who they are; without `present`, nobody is away who has not left. */
export const asSeated = (open: TableOpen, chance: Chance, present?: Present): Chance => ({
  ...chance,
  patience: (seats) => Math.max(1, ...seats.map((number) => patienceAt(open, number))),
  who: (seat) => whoPlays(open, seat, present),
})

function whoPlays(open: TableOpen, number: Seat, present?: Present): Who {
  const seat = open.seats[number]
  if (!seat || seat.isBot || seat.person === null) return 'bot'
  const isHere = !seat.isOut && open.people[seat.person]?.hasLeft === false && present?.has(seat.person) !== false
  return isHere ? 'here' : 'away'
}

/** Seats of a game are numbered in table order. */
function patienceAt(open: TableOpen, number: Seat): number {
  const seat = open.seats[number]
  if (!seat || seat.isBot || seat.person === null) return 1
  return open.people[seat.person]?.patience ?? 1
}
