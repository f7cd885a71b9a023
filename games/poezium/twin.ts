import { type Chance, type GameLog, pick, replay, type Seat, shuffled, tableView } from '@figment/game-kit'
import { rules } from './rules/rules.ts'
import type { PoeziumState } from './rules/effects/state.ts'
import { type Card, type Deal, type Ending, type Event, type Line, type Open, type Poezium } from './types.ts'

/**
 * The same game with other secrets: cards that the viewer never saw are others, and the storyteller picked another
 * of the stories that are still face up. The viewer must not be able to tell.
 */
export function twin(log: GameLog<Poezium>, viewer: Seat | null, chance: Chance): GameLog<Poezium> {
  const swap = swapUnseen(log.deal, seenCards(log, viewer), chance)
  const { open } = replay(rules, log)
  const pickIsSecret = open.hint !== null && open.shown === null && open.storyteller !== viewer
  const pickedLast = log.events.findLastIndex((event) => event.type === 'storyPicked')
  return {
    deal: swapDeal(log.deal, swap),
    events: log.events.map((event, at) => {
      const isSecretPick = event.type === 'storyPicked' && at === pickedLast && pickIsSecret
      return isSecretPick ? { ...event, number: pick(chance, faceUp(open)) } : swapEvent(event, swap)
    }),
  }
}

const faceUp = (open: Open): number[] => open.stories.flatMap(({ isFaceUp }, at) => (isFaceUp ? [at + 1] : []))

interface Seen {
  readonly lines: Set<Line>
  readonly endings: Set<Ending>
  readonly stories: Set<Card>
}

/** Every card that was ever in the viewer's own compartment or open on the table. */
function seenCards(log: GameLog<Poezium>, viewer: Seat | null): Seen {
  const seen: Seen = { lines: new Set(), endings: new Set(), stories: new Set() }
  let state = rules.start(log.deal)
  look(state, viewer, seen)
  for (const event of log.events) {
    state = rules.evolve(state, event)
    look(state, viewer, seen)
  }
  return seen
}

function look(state: PoeziumState, viewer: Seat | null, { lines, endings, stories }: Seen): void {
  const { open } = tableView(state)
  const held = viewer === null ? undefined : state.held[viewer]
  const drawn = open.draw?.drawn.map(({ number }) => number) ?? []
  const drawnLines = open.draw?.decides === 'ending' ? drawn : []
  const drawnEndings = open.draw?.decides === 'winner' ? drawn : []
  const shown = [open.hint, open.swapped].filter((line) => line !== null)
  for (const line of [...(held?.hand ?? []), ...shown, ...open.lines.map(({ line }) => line), ...drawnLines]) lines.add(line)
  for (const ending of [...(held?.endings ?? []), ...drawnEndings]) endings.add(ending)
  if (open.ending !== null) endings.add(open.ending)
  for (const { card } of open.stories) stories.add(card)
}

interface Swap {
  readonly line: (line: Line) => Line
  readonly ending: (ending: Ending) => Ending
  readonly story: (story: Card) => Card
}

function swapUnseen(deal: Deal, { lines, endings, stories }: Seen, chance: Chance): Swap {
  return {
    line: exchange([...Object.values(deal.hands).flat(), ...deal.lines], lines, chance),
    ending: exchange(deal.endings, endings, chance),
    story: exchange(deal.stories, stories, chance),
  }
}

function exchange<T>(all: readonly T[], seen: ReadonlySet<T>, chance: Chance): (card: T) => T {
  const unseen = all.filter((card) => !seen.has(card))
  const mixed = shuffled(chance, unseen)
  const other = new Map(unseen.map((card, at) => [card, mixed[at] ?? card]))
  return (card) => other.get(card) ?? card
}

function swapDeal(deal: Deal, { line, ending, story }: Swap): Deal {
  const hands = Object.fromEntries(Object.entries(deal.hands).map(([seat, hand]) => [seat, hand.map(line)]))
  return { ...deal, hands, lines: deal.lines.map(line), endings: deal.endings.map(ending), stories: deal.stories.map(story) }
}

/** Every other event tells cards that all have seen, or none. */
const swapEvent = (event: Event, { line }: Swap): Event =>
  event.type === 'linesReshuffled' ? { ...event, pile: event.pile.map(line) } : event
