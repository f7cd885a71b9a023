import type { CardId, Colour, NumberCard, PowerCard } from '../../types.ts'

/**
 * Every power card, by its id. Logs name cards by their ids alone, so that a card that was released keeps its face for
 * ever: nothing in this file is changed or taken from elsewhere, and new cards come after the last one.
 * How the 79 cards are split is assumed.
 */
export const POWER_CARDS: readonly PowerCard[] = [
  ...numbersOf('red'),
  ...numbersOf('yellow'),
  ...numbersOf('blue'),
  ...byeByesOf('red'),
  ...byeByesOf('yellow'),
  ...byeByesOf('blue'),
  { colour: null, number: null } as const,
].map((face, id) => ({ id, ...face }))

/** Two of each. */
function numbersOf(colour: Colour) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((number) => [
    { colour, number },
    { colour, number },
  ])
}

function byeByesOf(colour: Colour) {
  return Array.from({ length: 6 }, () => ({ colour, number: null }))
}

export function powerCard(id: CardId): PowerCard {
  const card = POWER_CARDS[id]
  if (!card) throw new RangeError(`there is no power card ${id}`)
  return card
}

export const isNumber = (card: PowerCard | null): card is NumberCard => card !== null && card.number !== null
