// What the other hosts play: six hands of six cards. Who plays a card scores it and draws another; the others see the card and the score.
export const SEATS = 6
const HAND = 6
const CARDS = 84

export interface SmallGame {
  version: number
  luck: number
  readonly scores: number[]
  readonly played: number[]
  readonly hands: number[][]
}

export const newGame = (seed: number): SmallGame => ({
  version: 0,
  luck: seed >>> 0,
  scores: Array.from({ length: SEATS }, () => 0),
  played: Array.from({ length: SEATS }, () => 0),
  hands: Array.from({ length: SEATS }, (_, seat) => Array.from({ length: HAND }, (_, at) => (seed * 31 + seat * 7 + at) % CARDS)),
})

/** The card drawn. */
export function playCard(game: SmallGame, seat: number, slot: number): number {
  const hand = game.hands[seat] ?? []
  game.luck = (Math.imul(game.luck, 1_664_525) + 1_013_904_223) >>> 0
  const drawn = (game.luck >>> 8) % CARDS
  const played = hand[slot % HAND] ?? 0
  hand[slot % HAND] = drawn
  game.played[seat] = played
  game.scores[seat] = ((game.scores[seat] ?? 0) + played) & 0xffff
  game.version++
  return drawn
}

/** What one seat is told of a card played. */
export function viewOf(game: SmallGame, by: number, drawn: number, viewer: number) {
  const seen = { version: game.version, by, card: game.played[by], score: game.scores[by] }
  return viewer === by ? { ...seen, drawn } : seen
}
