import { setImmediate as turn } from 'node:timers/promises'
import type { EventLog } from '@figment/event-log'
import { FROM_CLIENT } from '@figment/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection } from '../connection/connection.ts'
import type { Frame } from '../connection/frames.ts'
import { logOfItsOwn, loneTable } from '../testing/lone-table.ts'
import { looks } from '../testing/player.ts'

type Appended = Awaited<ReturnType<EventLog['append']>>

let kept: Awaited<ReturnType<typeof logOfItsOwn>>
beforeEach(async () => {
  kept = await logOfItsOwn()
})
afterEach(() => kept.remove())

/** Ada has turned the chat off, and the store has not answered yet; then she asks for the same again, which changes nothing. */
async function askedTwice() {
  const table = await loneTable(kept.log, 'BCDFG')
  await table.door.arrive('ada', looks('Ada'), 'here')
  let sent = ''
  const wire = { unsent: 0, send: (frames: readonly Frame[]) => (sent += Buffer.concat(frames).toString()) !== '', close: () => {} }
  const ada = new Connection(wire, { person: 'p1', guest: 'ada' })
  table.connect(ada)
  let settle: (outcome: Appended) => void = () => {}
  vi.spyOn(kept.log, 'append').mockImplementation(() => new Promise((resolve) => (settle = resolve)))
  for (const id of ['first-of-the-two', 'second-of-the-two'])
    table.receive(ada, FROM_CLIENT.move, Buffer.from(JSON.stringify({ id, move: { type: 'turnChat', isOn: false } })))
  const answered = async () => {
    // the answer, and the sending of it, each take a turn
    for (let turns = 0; turns < 5; turns++) await turn()
    return [...sent.matchAll(/"id":"(first|second)-of-the-two"/g)].map(([, which]) => which)
  }
  return { answered, settle: (outcome: Appended) => settle(outcome) }
}

it('a move that changes nothing is answered when what it rests on is written, and not before', async () => {
  const { answered, settle } = await askedTwice()
  expect(await answered()).toEqual([])
  settle('written')
  expect(await answered()).toEqual(['first', 'second'])
})

it('a move that rests on what could not be written is not answered: it is sent again, to whoever has the table', async () => {
  const { answered, settle } = await askedTwice()
  settle('fenced')
  expect(await answered()).toEqual([])
})
