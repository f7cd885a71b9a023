/** How far tastes differ when people look for the best card, beside how far the cards of a deck differ. */
export const TASTE = { giving: 0.3, voting: 1.4 } as const

/** Who sits there besides the storyteller, and how many cards each of them gives. */
export interface Company {
  readonly voters: number
  readonly toGive: number
}

/** Whoever gives two has seven to choose from. */
const HANDS: Readonly<Record<number, number>> = { 1: 6, 2: 7 }
const TABLES = 24
const MOST_RIVALS = 8
/** Tastes spread like a logistic choice of this width. */
const WIDTH = TASTE.voting / 1.28

/** Tables that stand for all: at each, how high in the deck the cards are that the others give, from 0 to 1. */
const tablesOf = new Map([1, 2].map((toGive) => [toGive, Array.from({ length: TABLES }, (_, table) => givenAt(table, toGive))]))

/** How likely some voters, but not all, find a card that fits a clue so well; `falling` is how well the deck fits it. */
export function chanceOfASplit(fit: number, falling: readonly number[], { voters, toGive }: Company): number {
  const own = Math.exp(fit / WIDTH)
  const cards = Math.min(MOST_RIVALS, voters * toGive)
  let sum = 0
  for (const heights of tablesOf.get(toGive) ?? []) {
    let rivals = 0
    for (const height of heights.slice(0, cards)) rivals += Math.exp(atHeight(falling, height) / WIDTH)
    // nobody votes for a card of their own
    const found = own / (own + (rivals * (voters - 1)) / voters)
    sum += 1 - found ** voters - (1 - found) ** voters
  }
  return sum / TABLES
}

/** The best cards of each hand, one hand after the other. */
function givenAt(table: number, toGive: number): readonly number[] {
  const heights: number[] = []
  for (let card = 0; card < MOST_RIVALS; card++) {
    const isFirstOfItsHand = card % toGive === 0
    const above = isFirstOfItsHand ? 1 : (heights.at(-1) ?? 1)
    const cardsBelow = (HANDS[toGive] ?? 6) - (card % toGive)
    heights.push(above * highestOf(cardsBelow, evenlySpread(table, card)))
  }
  return heights
}

/** How high the best of so many cards is, by luck. */
function highestOf(cards: number, luck: number): number {
  return luck ** (1 / cards)
}

function atHeight(falling: readonly number[], height: number): number {
  return falling[Math.min(falling.length - 1, Math.floor((1 - height) * falling.length))] ?? 0
}

/** Points of a cube of eight dimensions without clusters or gaps (the additive recurrence of the generalised golden ratio). */
function evenlySpread(point: number, dimension: number): number {
  const ratio = 1.0850702454914507
  return (0.5 + (point + 1) / ratio ** (dimension + 1)) % 1
}
