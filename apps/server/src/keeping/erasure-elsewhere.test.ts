import type { TablesOfMine } from '@figment/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { House } from '../testing/house.ts'
import { Player } from '../testing/player.ts'
import { Street } from '../testing/street.ts'

let street: Street
beforeAll(async () => {
  street = await Street.build(2, () => ({ KEEP_DAYS: '1', IDLE_MINUTES: String(6 / 60) }))
})
afterAll(() => street.remove())

/** Another process than the one where the table lives. */
async function anotherDoor(code: string): Promise<House> {
  const owner = await street.ownerOf(code)
  const other = street.houses.find((house) => house !== owner)
  if (!other) throw new Error('there is only one house')
  return other
}

/** The same browser, which happens to ask that process. */
function at({ base }: House, player: Player): Player {
  const same = new Player(base, player.name)
  same.cookie = player.cookie
  return same
}

const ask = (sql: string) => street.postgres.run(sql, street.databaseUrl)

/** All rows of all tables of the database that are about this table, as text. */
async function everythingAt(code: string): Promise<string> {
  const named = await ask(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'code'",
  )
  const rows = await Promise.all(
    named.map(({ name }) => ask(`SELECT "${String(name)}"::text AS row FROM "${String(name)}" WHERE code = '${code}'`)),
  )
  return JSON.stringify(rows.flat().map(({ row }) => row))
}

it('whichever process is asked, it lists, plays recordings, erases, takes off and deletes', async () => {
  const [ada, ben] = [street.guest('Adalbert'), street.guest('Benedetta')]
  const code = await ada.create()
  for (const player of [ada, ben]) await player.join(code)
  await ben.send({ type: 'say', text: 'about lighthouses' })
  // as long as it takes until a table has a checkpoint when it has slept
  for (let said = 0; said < 50; said++) await ada.send({ type: 'say', text: `and ${said}` })
  await vi.waitFor(async () => expect(await ask(`SELECT FROM checkpoints WHERE code = '${code}'`)).toHaveLength(1), { timeout: 60_000 })
  expect(await everythingAt(code)).toContain('lighthouses')
  const door = await anotherDoor(code)
  const { base } = door
  const mine = await fetch(`${base}/api/tables`, { headers: { cookie: ben.cookie } })
  expect(((await mine.json()) as TablesOfMine).tables).toMatchObject([{ code, finished: [] }])
  const owner = await street.ownerOf(code)
  const song = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(100, 7)])
  const sung = await fetch(`${owner.base}/api/tables/${code}/clips`, {
    method: 'POST',
    headers: { 'content-type': 'audio/webm', cookie: ben.cookie },
    body: song,
  })
  const { clip } = (await sung.json()) as { clip: string }
  const heard = await fetch(`${base}/clips/${code}/${clip}`)
  expect([heard.status, Buffer.from(await heard.arrayBuffer())]).toEqual([200, song])

  expect((await at(door, ben).post(`/api/tables/${code}/erase`, {})).status).toBe(200)
  const left = await everythingAt(code)
  for (const text of ['Benedetta', 'lighthouses']) expect(left).not.toContain(text)
  expect(left).toContain('Adalbert')
  expect((await fetch(`${base}/clips/${code}/${clip}`)).status).toBe(404)
  await ada.refresh()
  expect(ada.view?.open.people.p2?.name).toBe('')

  // and what is taken off through one process is off the screens of all, and out of the log
  await ada.send({ type: 'say', text: 'about windmills' })
  const afar = await at(await anotherDoor(code), ada).join(code, { as: 'person' })
  const { number = 0 } = afar.view?.open.chat.lines.at(-1) ?? {}
  expect(await afar.send({ type: 'takeOff', thing: { kind: 'line', number } })).toBeNull()
  await ada.until(() => ada.view?.open.chat.lines.at(-1)?.text === '')
  await vi.waitFor(async () => expect(await everythingAt(code)).not.toContain('windmills'), { timeout: 60_000 })
  expect([ada.closedWith, afar.closedWith]).toEqual([null, null])

  expect((await at(await anotherDoor(code), ada).post(`/api/tables/${code}/remove`, {})).status).toBe(200)
  expect(await everythingAt(code)).toBe('[]')
  expect((await ada.ticket(code)).body.refused).toBe('noSuchTable')
})
