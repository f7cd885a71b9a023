import type { Beat } from '../reveal/beats.ts'

/** A TV's screen is 80 rem wide and 45 high, whatever its size: all lengths here are in rem. A card is half as high again as wide. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

const tableOf = (cards: number) => {
  const columns = cards > 6 ? 4 : cards > 4 ? 3 : cards === 4 ? 2 : Math.max(1, cards)
  return { columns, rows: Math.ceil(cards / columns) }
}

const TOP = 2.96
const FOOT = 1.33
/** Between two rows: what hangs above a card needs it. */
const BETWEEN = 2.46
const ACROSS = 1.05
const WIDEST = 17

const heightFor = (rows: number, below: number) => (45 - TOP - FOOT - (rows - 1) * BETWEEN - rows * below) / rows

/** The cards as they lie from the first one given to the last vote. */
export function onTable(cards: number): Place[] {
  const { columns, rows } = tableOf(cards)
  const width = Math.min(WIDEST, (heightFor(rows, 0) * 2) / 3)
  const start = columns === 4 ? 1.83 : 2.5
  const y = rows === 1 ? (45 - width * 1.5) / 2 : TOP
  return Array.from({ length: cards }, (_, at) => ({
    x: start + (at % columns) * (width + ACROSS),
    y: y + Math.floor(at / columns) * (width * 1.5 + BETWEEN),
    width,
  }))
}

/** They step back by an eighth, and a ledge opens under each. */
export const withLedges = (cards: number): Place[] =>
  onTable(cards).map(({ x, y, width }) => ({ x: x + width / 16, y, width: (width * 7) / 8 }))

/** Where the column of words and people begins. */
export function columnFrom(cards: number): number {
  const places = onTable(cards)
  const right = Math.max(...places.map(({ x, width }) => x + width))
  return right + 1.7
}

const NEAR: Place = { x: 13.9, y: 3.68, width: 26.33 }
const ASIDE: Place = { x: 2.2, y: 7.2, width: 19.6 }
const SMALL: Place = { x: 2.2, y: 1.3, width: 4.2 }

/** The others, out of the light, at the left. */
const inTheDark = (at: number): Place =>
  at < 4 ? { x: 2, y: 2.5 + at * 8.85, width: 5.5 } : { x: 8.2, y: 6.7 + (at - 4) * 6.85, width: 4.15 }

/** The others with their owners, in rows that are as long as each other or the last one a little shorter and in the middle. */
function withOwners(at: number, others: number): Place {
  const columns = others > 6 ? 4 : others > 3 ? Math.ceil(others / 2) : others
  const rows = Math.ceil(others / columns)
  const width = rows === 1 ? 15 : 9.3
  const pitch = rows === 1 ? 17.3 : columns === 2 ? 20 : columns === 3 ? 16 : 13.3
  const row = Math.floor(at / columns)
  const inRow = row === rows - 1 ? others - row * columns : columns
  const left = 52.6 - ((inRow - 1) * pitch + width) / 2
  return { x: left + (at % columns) * pitch, y: (rows === 1 ? 9 : 6.2) + row * 19.7, width }
}

/** Where each card is in a beat of the reveal; `told` is the place of the storyteller's card in the list. */
export function placesIn(beat: Beat, cards: number, told: number): Place[] {
  if (beat === 'hush') return onTable(cards)
  if (beat === 'votes') return withLedges(cards)
  const otherAt = (at: number) => (at > told ? at - 1 : at)
  return Array.from({ length: cards }, (_, at) => {
    if (at === told) return beat === 'true' ? NEAR : beat === 'whose' ? ASIDE : SMALL
    return beat === 'true' ? inTheDark(otherAt(at)) : withOwners(otherAt(at), cards - 1)
  })
}
