import type { Seat } from '@figment/game-kit'
import type { Card, Deal, Event } from '../types.ts'

/** A round as somebody with pencil and paper follows it. */
interface Sheet {
  storyteller: Seat
  /** How many sat there when the round began. */
  players: number
  storytellersCard: Card
  given: Map<Seat, readonly Card[]>
  onTheTable: readonly Card[]
  votes: Map<Seat, number>
}

/**
 * The points that everybody should have by the rulebook, written from it alone and without a look at our rules: whoever
 * keeps score at the table knows who tells, which cards lie there, whose they are and who points at which.
 */
export function pointsByTheRulebook({ deal, events }: { readonly deal: Deal; readonly events: readonly Event[] }): Record<Seat, number> {
  const points: Record<Seat, number> = Object.fromEntries(Object.keys(deal.hands).map((seat) => [Number(seat), 0]))
  const here = new Set(Object.keys(deal.hands).map(Number))
  const newSheet = (storyteller: Seat): Sheet => ({
    storyteller,
    players: here.size,
    storytellersCard: '',
    given: new Map(),
    onTheTable: [],
    votes: new Map(),
  })
  let sheet = newSheet(deal.storyteller ?? -1)
  for (const event of events) {
    if (event.type === 'storyClaimed') sheet.storyteller = event.seat
    if (event.type === 'turnPassed') sheet.storyteller = event.to
    if (event.type === 'roundBegun') sheet = newSheet(event.storyteller)
    if (event.type === 'clueTold') sheet.storytellersCard = event.card
    if (event.type === 'cardsGiven') sheet.given.set(event.seat, event.cards)
    if (event.type === 'cardsLaid') sheet.onTheTable = event.laid
    if (event.type === 'voteCast') sheet.votes.set(event.seat, event.number)
    if (event.type === 'seatRemoved') here.delete(event.seat)
    if (event.type === 'roundScored') count(sheet, here, deal.options.edition === 'classic', points)
  }
  return points
}

function count(sheet: Sheet, here: ReadonlySet<Seat>, isClassic: boolean, points: Record<Seat, number>): void {
  const give = (seat: Seat, count: number) => {
    points[seat] = (points[seat] ?? 0) + count
  }
  const others = [...here].filter((seat) => seat !== sheet.storyteller)
  const pointedAt = (seat: Seat): Card | undefined => sheet.onTheTable[(sheet.votes.get(seat) ?? 0) - 1]
  const finders = others.filter((seat) => pointedAt(seat) === sheet.storytellersCard)
  if (finders.length === 0 || finders.length === others.length) for (const seat of others) give(seat, 2)
  else {
    const each = isClassic && sheet.players === 3 && finders.length === 1 ? 4 : 3
    for (const seat of [sheet.storyteller, ...finders]) give(seat, each)
  }
  for (const voter of others) {
    const card = pointedAt(voter)
    const owner = others.find((seat) => card !== undefined && sheet.given.get(seat)?.includes(card))
    if (owner !== undefined) give(owner, 1)
  }
}
