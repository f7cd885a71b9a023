import { decodePiece, encodePiece, inkOf, type Piece } from '@figment/ink'
import { expect, it } from 'vitest'
import { PracticeSheet } from './practice-sheet.ts'
import { BLANK, heard, isGreeting, PRACTICE_STROKES_AT_MOST, toldAgain } from './told.ts'

/** A device that draws, and what another one hears of it; `isDeaf`: at first nothing. */
function practising({ isDeaf = false } = {}) {
  let theirs = BLANK
  const greetings: Piece[] = []
  const other = { isDeaf }
  const tell = (piece: Piece) => {
    const read = decodePiece(encodePiece(piece))
    if (!read) throw new Error('a piece that nobody can read')
    if (isGreeting(read)) greetings.push(read)
    if (!other.isDeaf) theirs = heard(theirs, read)
  }
  const sheet = new PracticeSheet(tell)
  const draw = () => {
    const number = sheet.next()
    const ink = inkOf([{ x: number, y: 7, pressure: 8 }], [])
    // as a pen does: the line tells itself
    sheet.draw(number, { pen: 'thin', ink })
    toldAgain([number, 'thin', ink]).forEach(tell)
  }
  const tellAll = () => {
    for (let at = 0; at < PRACTICE_STROKES_AT_MOST; at++) sheet.tellOne()
  }
  return { sheet, draw, tellAll, other, greetings, seen: () => theirs.strokes, numbers: () => theirs.strokes.map(([number]) => number) }
}

it('what is undone, redone and cleared is so on the other screens, too', () => {
  const { sheet, draw, tellAll, seen, numbers } = practising()
  for (let at = 0; at < 3; at++) draw()
  sheet.turn('undo')
  expect(numbers()).toEqual([0, 1])
  sheet.turn('redo')
  tellAll()
  expect(numbers()).toEqual([0, 1, 2])
  sheet.turn('clear')
  expect(numbers()).toEqual([])
  draw()
  expect(numbers()).toEqual([3])
  sheet.turn('undo')
  sheet.turn('undo')
  tellAll()
  expect(numbers()).toEqual([0, 1, 2])
  expect(seen()).toEqual(sheet.seen().strokes)
  expect(sheet.seen()).toMatchObject({ canUndo: true, canRedo: true, clears: 1 })
})

it('whoever comes later is told all that is still there, and nothing that was taken back meanwhile', () => {
  const { sheet, draw, tellAll, other, greetings, numbers } = practising({ isDeaf: true })
  for (let at = 0; at < 4; at++) draw()
  other.isDeaf = false
  sheet.greet()
  sheet.tellOne()
  sheet.turn('undo')
  tellAll()
  expect(numbers()).toEqual([0, 1, 2])
  expect(greetings).toHaveLength(1)
})

it('after a loss of the connection the other screens have what is there, and not what was taken back in it', () => {
  const { sheet, draw, tellAll, other, numbers } = practising()
  for (let at = 0; at < 3; at++) draw()
  other.isDeaf = true
  sheet.turn('undo')
  draw()
  other.isDeaf = false
  sheet.tellAnew()
  tellAll()
  expect(numbers()).toEqual([0, 1, 3])
})

it('a full sheet says so until something is taken back, here and elsewhere', () => {
  const { sheet, draw, seen } = practising()
  for (let at = 0; at < PRACTICE_STROKES_AT_MOST; at++) draw()
  expect(sheet.seen().isFull).toBe(false)
  const before = sheet.seen().strokes
  draw()
  expect(sheet.seen()).toMatchObject({ isFull: true, strokes: before })
  expect(seen()).toEqual(before)
  sheet.turn('undo')
  draw()
  expect(sheet.seen()).toMatchObject({ isFull: false, canRedo: false })
  expect(seen()).toEqual(sheet.seen().strokes)
})

it('whoever goes takes their sheet along', () => {
  const { sheet, draw, numbers } = practising()
  draw()
  sheet.tellCleared()
  expect(numbers()).toEqual([])
})
