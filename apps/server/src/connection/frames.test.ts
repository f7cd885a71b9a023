import { ENVELOPE, FROM_SERVER, type Whole } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { encodedLength, type Frame, gathered, messageFrame, type TableViews, wholeFrame } from './frames.ts'

const about = { version: 7, you: 'p1', present: ['p1', 'p2'], screens: [], knocks: [], call: [] } as const

/** A view in which so much was drawn. */
const viewOf = (letters: number, held: unknown = null) => ({ open: { ink: 'ы'.repeat(letters) }, held }) as unknown as TableViews

/** What a device reads in the frame that these pieces make. */
function read(pieces: readonly Uint8Array[]): Whole {
  const bytes = Buffer.concat(pieces)
  const length = bytes.readUInt8(1)
  const [head, announced] =
    length < 126 ? [2, length] : length === 126 ? [4, bytes.readUInt16BE(2)] : [10, Number(bytes.readBigUInt64BE(2))]
  expect(bytes.byteLength - head).toBe(announced)
  expect([...bytes.subarray(head, head + 2)]).toEqual([ENVELOPE.bytes, FROM_SERVER.whole])
  return JSON.parse(bytes.toString('utf8', head + 2)) as Whole
}

describe('a whole view', () => {
  it.each([0, 100, 40_000, 1_000_000])('is one frame, with %i letters in it', (letters) => {
    const view = viewOf(letters, { hand: ['"'] })
    expect(read(gathered(wholeFrame(view, about)))).toMatchObject({ ...about, open: view.open, held: view.held })
  })

  it('is encoded once for all who look at it, and a large one is not copied for any of them', () => {
    const { open } = viewOf(50_000)
    expect(encodedLength(open)).toBeUndefined()
    const [, first] = wholeFrame({ open, held: null } as TableViews, about)
    const pieces = wholeFrame({ open, held: { hand: [1] } } as unknown as TableViews, { ...about, you: 'p2' })
    expect(pieces[1]).toBe(first)
    expect(encodedLength(open)).toBe(first?.byteLength)
    expect(gathered(pieces)[1]).toBe(first)
  })
})

it('small frames are written together, in their order, and large ones between them as they are', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((text) => messageFrame(1, text)) as [Frame, Frame, Frame]
  const large = messageFrame(1, 'x'.repeat(100_000))
  expect(gathered([one, two, large, three])).toEqual([Buffer.concat([one, two]), large, three])
  expect(gathered([one])[0]).toBe(one)
})
