import { type Chance, type GameLog, pick, replay, type Seat, shuffled } from '@figment/game-kit'
import { rules } from './rules/rules.ts'
import type { PictomaniaState } from './rules/effects/state.ts'
import { type Event, LETTERS, NUMBERS, type Open, type PageName, type Pictomania, type Task } from './types.ts'

/**
 * The same game with other secrets: cards that are still in their decks lie in another order, tasks and guesses that
 * were not opened are others, and so are hearts while the vote is open. The viewer must not be able to tell.
 */
export function twin(log: GameLog<Pictomania>, viewer: Seat | null, chance: Chance): GameLog<Pictomania> {
  const end = replay(rules, log)
  const dealtLast = log.events.findLastIndex(({ type }) => type === 'tasksDealt')
  let round = 1
  const events = log.events.map((event, at): Event => {
    switch (event.type) {
      case 'roundBegun':
        round++
        return event
      case 'tasksDealt':
        return at === dealtLast ? { ...event, tasks: otherTasks(event.tasks, knownTasks(end.open, viewer), chance) } : event
      case 'guessLaid': {
        const isSecret = event.seat !== viewer && !isShown(end.open, event.drawing, round)
        return isSecret ? { ...event, number: pick(chance, NUMBERS), letter: pick(chance, [...LETTERS, null]) } : event
      }
      case 'heartGiven': {
        const isSecret = event.seat !== viewer && end.open.vote?.rosettes === null
        return isSecret ? { ...event, ...pick(chance, pagesOf(end.open)) } : event
      }
      default:
        return event
    }
  })
  return { deal: { ...log.deal, cards: otherDecks(log.deal.cards, end.hidden.cards, chance) }, events }
}

const pagesOf = ({ booklet }: Open): PageName[] =>
  Object.entries(booklet).flatMap(([drawing, pages]) => Object.values(pages).map(({ round }) => ({ drawing: Number(drawing), round })))

/** Whose task of the last round with tasks the viewer knows; all of them once the round is cleared away. */
const knownTasks = ({ phase, opened, booklet }: Open, viewer: Seat | null): (Seat | null)[] =>
  phase === 'understanding' ? Object.keys(booklet).map(Number) : [...opened, viewer]

function otherTasks(tasks: Readonly<Record<Seat, Task>>, known: readonly (Seat | null)[], chance: Chance): Record<Seat, Task> {
  const kept = Object.entries(tasks).flatMap(([seat, task]) => (known.includes(Number(seat)) ? [task] : []))
  const numbers = shuffled(
    chance,
    NUMBERS.filter((number) => kept.every((task) => task.number !== number)),
  )
  return Object.fromEntries(
    Object.entries(tasks).map(([seat, task]) =>
      known.includes(Number(seat)) ? [seat, task] : [seat, { letter: pick(chance, LETTERS), number: numbers.pop() ?? task.number }],
    ),
  )
}

/** Guesses on a wrong drawing go back face down: they are never shown. */
function isShown({ booklet, sheets, opened, round: now }: Open, drawing: Seat, round: number): boolean {
  const page = booklet[drawing]?.[round]
  if (page) return !page.isWrong
  return round === now && opened.includes(drawing) && !sheets[drawing]?.isWrong
}

type Cards = PictomaniaState['hidden']['cards']

/** What was laid on the stand stays where it was. */
const otherDecks = (dealt: Cards, left: Cards, chance: Chance): Cards =>
  Object.fromEntries(
    Object.entries(dealt).map(([deck, order]) => {
      const laid = order.length - (left[Number(deck)]?.length ?? 0)
      return [deck, [...order.slice(0, laid), ...shuffled(chance, order.slice(laid))]]
    }),
  )
