import { type CardId, COLOURS, type NumberCard, type PowerCard, STRONGEST } from './types.ts'

/** The split of the 79 cards is assumed. */
const COPIES = { ofEachNumber: 2, byeByesOfAColour: 6, wildByeByes: 1 } as const

const times = <T>(count: number, face: T): T[] => Array.from({ length: count }, () => face)
const numbers = Array.from({ length: STRONGEST }, (_, at) => at + 1)

/** Every power card, by its id. */
export const POWER_CARDS: readonly PowerCard[] = [
  ...COLOURS.flatMap((colour) => numbers.flatMap((number) => times(COPIES.ofEachNumber, { colour, number }))),
  ...COLOURS.flatMap((colour) => times(COPIES.byeByesOfAColour, { colour, number: null })),
  ...times(COPIES.wildByeByes, { colour: null, number: null }),
].map((face, id) => ({ id, ...face }))

export function powerCard(id: CardId): PowerCard {
  const card = POWER_CARDS[id]
  if (!card) throw new RangeError(`there is no power card ${id}`)
  return card
}

export const isNumber = (card: PowerCard | null): card is NumberCard => card !== null && card.number !== null
