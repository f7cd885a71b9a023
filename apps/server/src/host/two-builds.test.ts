import { GAME_IDS } from '@figment/catalog'
import { openStore } from '@figment/event-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Build, nextBuild } from '../testing/next-build.ts'
import { playOn } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import { Player } from '../testing/player.ts'
import { Street } from '../testing/street.ts'

let build: Build
let street: Street
let today: House
let tomorrow: House
beforeAll(async () => {
  build = nextBuild()
  street = await Street.build(1)
  const shared = { DATABASE_URL: street.databaseUrl, REDIS_URL: street.redis.url }
  ;[today] = street.houses as [House]
  tomorrow = await new House({ ...shared, NODE_COMPILE_CACHE: build.compiled }, build.main).start()
})
afterAll(async () => {
  await tomorrow.remove()
  await street.remove()
  build.remove()
})

async function logOf(code: string): Promise<readonly string[]> {
  const store = await openStore({ databaseUrl: street.databaseUrl, dataDir: '' })
  const lines = await store.log.read(code, 0)
  await store.close()
  return lines
}

/** Of the first game of the list, as its latest entry says. */
const versionIn = (lines: readonly string[]): number | undefined =>
  lines.map((line) => (JSON.parse(line) as { v: Record<string, number> }).v[GAME_IDS[0] ?? '']).findLast((version) => version !== undefined)

async function playedAt(house: House, names: readonly string[]): Promise<{ code: string; players: readonly Player[] }> {
  const { code, players } = await house.table(...names)
  const [host] = players as [Player]
  expect(await host.send({ type: 'startGame' })).toBeNull()
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  await playOn(players, 3)
  return { code, players }
}

describe('two builds on one database', () => {
  it('the later one goes on with what the earlier one wrote; the earlier one then leaves it alone', async () => {
    // only the later build runs: the earlier one is away for a moment
    await today.kill('SIGTERM')
    const { code, players } = await playedAt(tomorrow, ['Ada', 'Ben', 'Cleo'])
    const before = await logOf(code)
    const known = versionIn(before) ?? 0
    await today.start()

    // whoever comes through the earlier one’s door is led to the later one
    const guest = await new Player(today.base, 'Eve').join(code)
    expect(guest.view?.open.play?.open).toEqual(players[0]?.game)
    guest.drop()

    // the later one is gone: the earlier one says so, and touches nothing
    await tomorrow.kill()
    const asked = await logOf(code)
    const knocking = new Player(today.base, 'Finn')
    const { status, body } = await knocking.ticket(code)
    expect([status, body.refused]).toEqual([503, 'tableIsNewer'])
    expect(today.output).toContain('this version of Figment knows')
    expect(await logOf(code)).toEqual(asked)

    // and a table of its own version is as ever
    const own = await playedAt(today, ['Gus', 'Hana', 'Ivo'])
    expect(versionIn(await logOf(own.code))).toBe(known - 1)

    await tomorrow.start()
    const [ada] = players as [Player]
    const back = new Player(tomorrow.base, 'Ada')
    back.cookie = ada.cookie
    await back.join(code)
    expect(back.game).toEqual(ada.game)
    for (const player of [...players, ...own.players, back]) player.drop()
  })

  it('a game that was begun by the earlier one goes on at the later one, and is the later one’s from its next entry on', async () => {
    await tomorrow.kill()
    const { code, players } = await playedAt(today, ['Ada', 'Ben', 'Cleo'])
    const seen = players.map(({ game, view }) => ({ game, held: view?.held }))
    const earlier = versionIn(await logOf(code)) ?? 0
    await today.kill('SIGTERM')
    await tomorrow.start()
    const back = players.map(({ name, cookie }) => Object.assign(new Player(tomorrow.base, name), { cookie }))
    for (const player of back) await player.join(code)
    expect(back.map(({ game, view }) => ({ game, held: view?.held }))).toEqual(seen)
    await playOn(back, 3)
    expect(versionIn(await logOf(code))).toBe(earlier + 1)
    for (const player of [...players, ...back]) player.drop()
    await today.start()
  })
})
