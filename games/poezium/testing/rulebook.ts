import type { Seat } from '@figment/game-kit'
import { type Deal, type Event, type Line, type Mark, type Player, RIVAL } from '../types.ts'

interface Laid {
  readonly by: Player
  /** Unknown of the rival's, which nobody needs to know: he is paid for all of them. */
  readonly line: Line | null
  mark: Mark | null
}

/**
 * The points that everybody should have by the rulebook, written from it alone and without a look at our rules: whoever keeps
 * score at the table sees who lays which line, how it is marked, who guesses and who ends the poem. A seat that ends a poem
 * without having the fewest points is a mistake, and gets none that could be right.
 */
export function pointsByTheRulebook({ deal, events }: { readonly deal: Deal; readonly events: readonly Event[] }): Record<Seat, number> {
  const seats = Object.keys(deal.hands).map(Number)
  const here = new Set<Player>(deal.hasRival ? [...seats, RIVAL] : seats)
  const points = new Map<Player, number>([...here].map((player) => [player, 5]))
  const cards = new Map<Player, number>()
  const give = (player: Player, count: number) => points.set(player, (points.get(player) ?? 0) + count)
  let storyteller: Player = deal.storyteller ?? -1
  let laid: Laid[] = []
  let atTheStart = new Map(points)
  let ender: Player | null = null
  const isLast = (player: Player) => [...here].every((other) => (points.get(other) ?? 0) >= (points.get(player) ?? 0))
  const chips = (player: Player) => laid.filter(({ by }) => by === player).length
  const chipsThatFit = (player: Player) => laid.filter(({ by, mark }) => by === player && mark === 'fits').length

  for (const event of events) {
    switch (event.type) {
      case 'storyClaimed':
        storyteller = event.seat
        break
      case 'turnPassed':
        storyteller = event.to
        break
      case 'roundBegun':
        storyteller = event.storyteller
        laid = []
        atTheStart = new Map(points)
        break
      case 'lineAdded':
        laid.push({ by: event.seat, line: event.line, mark: null })
        break
      case 'rivalAddedLine':
        laid.push({ by: RIVAL, line: null, mark: null })
        break
      case 'lineMarked': {
        const last = laid.at(-1)
        if (last) last.mark = event.mark
        break
      }
      case 'markCorrected': {
        const corrected = laid.find(({ line }) => line === event.line)
        if (corrected) corrected.mark = event.mark
        break
      }
      case 'guessedWrong':
        points.set(event.seat, Math.max(0, (points.get(event.seat) ?? 0) - 1))
        break
      case 'storyShown': {
        const { guesser } = event
        if (guesser === null) break
        cards.set(guesser, (cards.get(guesser) ?? 0) + 1)
        give(guesser, deal.hasRival ? 3 : chips(guesser))
        give(storyteller, chips(guesser))
        for (const other of here) {
          if (other === guesser || other === storyteller) continue
          give(other, other === RIVAL ? chips(other) : chipsThatFit(other))
        }
        break
      }
      case 'endingsDrawn':
        ender = event.seat
        if (!isLast(ender) || (here.has(RIVAL) && isLast(RIVAL))) give(ender, Number.NaN)
        break
      case 'endingLaid':
        if (ender !== null) give(ender, 1)
        break
      case 'rivalLaidEnding':
        give(RIVAL, isLast(RIVAL) ? 1 : Number.NaN)
        break
      case 'seatRemoved':
        here.delete(event.seat)
        cards.delete(event.seat)
        break
      case 'roundVoided':
        for (const [player, before] of atTheStart) points.set(player, before)
        break
      case 'storiesCounted':
        for (const [player, count] of cards) give(player, count)
        break
      default:
    }
  }
  return Object.fromEntries(seats.map((seat) => [seat, points.get(seat) ?? 0]))
}
