import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { blankedAgainAfterMs } from '../keeping/erasure.ts'
import { Connection } from '../connection/connection.ts'
import { BLANKED_AFTER_MS, BLANKED_EVERY_MS, BLANKING_TIME_SHARE_AT_MOST } from '../running/bounds.ts'
import { Metrics } from '../running/metrics.ts'
import { logOfItsOwn, loneTable } from '../testing/lone-table.ts'
import { looks } from '../testing/player.ts'

let kept: Awaited<ReturnType<typeof logOfItsOwn>>
beforeAll(async () => {
  kept = await logOfItsOwn()
})
afterAll(() => kept.remove())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** A table where a name was just taken off; when the log is to be blanked, in milliseconds from then. */
async function askedAfter(code: string, { againInMs }: { readonly againInMs: number }) {
  const asked: number[] = []
  const metrics = new Metrics()
  const room = { blank: () => void asked.push(Date.now()), blankAgainAt: Date.now() + againInMs }
  const table = await loneTable(kept.log, code, { metrics, room })
  await table.door.arrive('ada', looks('Ada'), 'here')
  table.connect(new Connection({ unsent: 0, send: () => true, close: () => {} }, { person: 'p1', guest: 'ada' }))
  const began = Date.now()
  expect(await table.eraser.takeOff({ kind: 'name', person: 'p1' })).toBeNull()
  expect(await table.eraser.takeOff({ kind: 'name', person: 'p1' })).toBeNull()
  await vi.advanceTimersByTimeAsync(2 * BLANKED_EVERY_MS)
  const { text } = await metrics.page()
  await table.close()
  return { after: asked.map((at) => at - began), waited: /bound="blanking"\} 1$/m.test(text) }
}

it('what was taken off is taken out of the log a moment later, once for all that was', async () => {
  expect(await askedAfter('BCDFG', { againInMs: BLANKED_AFTER_MS })).toEqual({
    after: [BLANKED_AFTER_MS],
    waited: false,
  })
})

it('and not more often than every so often', async () => {
  expect(await askedAfter('GFDCB', { againInMs: BLANKED_AFTER_MS + 1 })).toEqual({
    after: [BLANKED_AFTER_MS + 1],
    waited: true,
  })
})

it('which is so many seconds, and longer where it takes long', () => {
  const most = BLANKED_EVERY_MS * BLANKING_TIME_SHARE_AT_MOST
  expect([0, most, 4 * most].map(blankedAgainAfterMs)).toEqual([BLANKED_EVERY_MS, BLANKED_EVERY_MS, 4 * BLANKED_EVERY_MS])
})
