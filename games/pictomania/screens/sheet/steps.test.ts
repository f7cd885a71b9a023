import { describe, expect, it } from 'vitest'
import { type Known, type StepType, stepOf, type Told, toldAfter } from './steps.ts'

/** A page that does one step after another before the table answers any. */
function page(numbers: readonly number[], { canUndoClears = 0, canRedo = 0 } = {}) {
  let told: Told = { strokes: numbers.map((number) => [number, 'thick', 'ink']), canUndoClears, canRedo }
  let known: Known = { cleared: [], undone: [] }
  const does = (type: StepType) => {
    const done = stepOf(type, told, known)
    if (!done) return null
    const before = told
    told = toldAfter(told, done.step)
    known = done.known
    // the table may have shown already what came of it
    expect(toldAfter(told, done.step).strokes).toEqual(told.strokes)
    expect(toldAfter(before, done.step)).toEqual(told)
    return told.strokes.map(([number]) => number)
  }
  return { does, told: () => told }
}

describe('what I take back is so at once', () => {
  it('line by line, and back again', () => {
    const { does, told } = page([0, 3, 4])
    expect([does('undo'), does('undo'), does('redo'), does('undo'), does('undo')]).toEqual([[0, 3], [0], [0, 3], [0], []])
    expect(does('undo')).toBeNull()
    expect([does('redo'), does('redo'), does('redo'), does('redo')]).toEqual([[0], [0, 3], [0, 3, 4], null])
    expect(told()).toMatchObject({ canRedo: 0, canUndoClears: 0 })
  })

  it('the whole sheet as one step', () => {
    const { does, told } = page([0, 3])
    expect([does('undo'), does('clear')]).toEqual([[0], []])
    expect(told()).toMatchObject({ canRedo: 0, canUndoClears: 1 })
    expect([does('clear'), does('undo'), does('undo'), does('redo'), does('redo')]).toEqual([null, [0], [], [0], []])
    expect(told()).toMatchObject({ canRedo: 0, canUndoClears: 1 })
  })

  it('but what this page has not seen comes from the table', () => {
    const { does, told } = page([], { canUndoClears: 1, canRedo: 1 })
    expect(does('redo')).toEqual([])
    expect(does('undo')).toEqual([])
    expect(told()).toMatchObject({ canUndoClears: 0, canRedo: 1 })
  })
})
