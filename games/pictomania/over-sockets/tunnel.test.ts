import type { Platform } from '@figment/client/connection/platform.ts'
import { TableStore } from '@figment/client/connection/store.ts'
import { inkOf } from '@figment/ink'
import { House } from '@figment/server/testing/house.ts'
import { entriesIn } from '@figment/server/testing/log.ts'
import { Phone } from '@figment/server/testing/phone.ts'
import type { Player } from '@figment/server/testing/player.ts'
import type { Refusal } from '@figment/table'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Pictomania } from '../types.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

const play = (player: Player, move: Pictomania['move']): Promise<Refusal | null> => player.send({ type: 'play', move })

/** Ada, Ben and Cleo draw; Ada has put her first device aside, and draws on her phone. */
async function drawing() {
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada, ben] = players as [Player, Player, Player]
  await ada.send({ type: 'chooseGame', game: 'pictomania', options: {} })
  await ada.send({ type: 'startGame' })
  for (const player of players) {
    await player.until(() => player.view?.open.play !== null)
    const open = player.game as Pictomania['open']
    await play(player, { type: 'understand', laid: open.laid })
  }
  await ben.until(() => ben.game.phase === 'drawing')
  const { seat } = ada
  ada.drop()
  const phone = new Phone(house.base, ada)
  // its sockets are those of a browser, as far as the client uses them
  const store = new TableStore({ code, as: 'person', platform: phone as unknown as Platform })
  const close = store.start()
  const isLive = () => vi.waitFor(() => expect(store.snapshot().status).toBe('live'), { timeout: 60_000 })
  await isLive()
  return { code, seat, ben, phone, store, close, isLive }
}

const STROKES = 300
const stroke = (number: number): Pictomania['move'] => ({
  type: 'draw',
  round: 1,
  stroke: number,
  pen: 'thick',
  ink: inkOf([
    { x: 100 + number, y: 200, pressure: 8 },
    { x: 102 + number, y: 204, pressure: 8 },
  ]),
})

it('a phone back from a tunnel with 300 strokes and a line of chat has all of them on the sheet, in order, each once', async () => {
  const { code, seat, ben, phone, store, close, isLive } = await drawing()
  phone.goIntoATunnel()
  await vi.waitFor(() => expect(store.snapshot().status).not.toBe('live'), { timeout: 60_000 })
  const made = Array.from({ length: STROKES }, (_, number) => store.move({ type: 'play', move: stroke(number) }))
  made.push(store.move({ type: 'say', text: 'back from the tunnel' }))
  phone.comeOut()
  await isLive()
  // and into the next one, with most of them on their way
  phone.goIntoATunnel()
  await vi.waitFor(() => expect(store.snapshot().status).not.toBe('live'), { timeout: 60_000 })
  phone.comeOut()
  expect(await Promise.all(made)).toEqual(made.map(() => null))
  const strokes = (await entriesIn(house.dataDir, code)).flatMap(({ events }) =>
    events.flatMap((event) => {
      const drawn = event.type === 'gameMoved' ? (event.event as Pictomania['event']) : null
      return drawn?.type === 'strokeDrawn' && drawn.seat === seat ? drawn.stroke : []
    }),
  )
  expect(strokes).toEqual(Array.from({ length: STROKES }, (_, number) => number))
  await ben.until(() => ben.view?.open.chat.lines.at(-1)?.text === 'back from the tunnel')
  close()
})
