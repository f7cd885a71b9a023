import { FROM_CLIENT } from '@figment/protocol'
import { describe, it } from 'vitest'
import { TABLE_BOUNDS, type TableBounds } from '../running/bounds.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { SmallHouse } from '../testing/small-house.ts'
import { WithoutPeople } from './without-people.ts'

async function inAHouse(bounds: Partial<TableBounds>, act: (house: SmallHouse) => Promise<void>): Promise<void> {
  const house = await SmallHouse.with(bounds, { BOT_PACE: '0.02' })
  try {
    await act(house)
  } finally {
    await house.remove()
  }
}

/** Somebody who watches four bots. */
async function botsPlay(house: SmallHouse, name: string): Promise<{ code: string; watcher: Player }> {
  const { code, players } = await house.table(name)
  const [watcher] = players as [Player]
  for (let bots = 0; bots < 4; bots++) await watcher.send({ type: 'addBot' })
  await watcher.send({ type: 'standUp' })
  return { code, watcher }
}

const isResting = (player: Player) => player.view?.open.isResting === true

// they mostly wait, so they wait together
describe.concurrent('a table that plays itself', () => {
  it('rests when nobody has touched it for long; whoever looks can go on, not the host alone', ({ expect }) =>
    inAHouse({ untouchedForMs: 1500 }, async (house) => {
      const { code, watcher } = await botsPlay(house, 'Ada')
      const tv = await house.guest('TV').join(code, { as: 'tv' })
      const ben = await house.guest('Ben').join(code)
      expect(await ben.send({ type: 'standUp' })).toBeNull()
      const touchedAfter = Date.now()
      expect(await watcher.send({ type: 'startGame' })).toBeNull()
      await watcher.until(() => isResting(watcher))
      await tv.until(() => isResting(tv))
      expect(await house.reached('untouchedForMs')).toBe(1)
      // and not a moment earlier, though only the bots had anything to do
      const rested = (await entriesIn(house.dataDir, code)).find(({ events }) => events.some(({ type }) => type === 'gameRested'))
      expect(rested?.at).toBeGreaterThanOrEqual(touchedAfter + 1500)
      const { version } = await ben.refresh()
      // a screen that looks again, and a ping, are nobody's touch
      tv.sendRaw(FROM_CLIENT.ping, Buffer.alloc(0))
      await tv.refresh()
      expect(tv.view?.version).toBe(version)
      expect(await ben.send({ type: 'resumeGame' })).toBeNull()
      // the bots go on, until it rests again
      await ben.until(() => (ben.view?.version ?? 0) > version + 3)
      await ben.until(() => isResting(ben))
    }))

  it('a game that the host has paused stays the host’s to resume', ({ expect }) =>
    inAHouse({ untouchedForMs: 600_000 }, async (house) => {
      const { code, watcher } = await botsPlay(house, 'Ada')
      const ben = await house.guest('Ben').join(code)
      await watcher.send({ type: 'startGame' })
      expect(await watcher.send({ type: 'pauseGame' })).toBeNull()
      expect(await ben.send({ type: 'resumeGame' })).toBe('onlyTheHost')
    }))

  it('is one of so many from one address; one more is refused, until another has ended', ({ expect }) =>
    inAHouse({ gamesWithoutPeople: 2 }, async (house) => {
      const tables = [await botsPlay(house, 'Ada'), await botsPlay(house, 'Ben'), await botsPlay(house, 'Cleo')]
      const [ada, ben, cleo] = tables.map(({ watcher }) => watcher) as [Player, Player, Player]
      expect(await ada.send({ type: 'startGame' })).toBeNull()
      expect(await ben.send({ type: 'startGame' })).toBeNull()
      expect(await cleo.send({ type: 'startGame' })).toBe('tooManyWithoutPeople')
      expect(await house.reached('gamesWithoutPeople')).toBe(1)
      // with a person in it, it is no such game
      expect(await cleo.send({ type: 'sitDown' })).toBeNull()
      expect(await cleo.send({ type: 'startGame' })).toBeNull()
      for (const type of ['endGame', 'closeGame'] as const) expect(await cleo.send({ type })).toBeNull()
      expect(await cleo.send({ type: 'standUp' })).toBeNull()
      expect(await ada.send({ type: 'endGame' })).toBeNull()
      expect(await cleo.send({ type: 'startGame' })).toBeNull()
    }))

  it('rests when the last person in it goes, and there are too many without people already', ({ expect }) =>
    inAHouse({ gamesWithoutPeople: 1 }, async (house) => {
      const { watcher } = await botsPlay(house, 'Ada')
      expect(await watcher.send({ type: 'startGame' })).toBeNull()
      const { code, players } = await house.table('Ben')
      const [ben] = players as [Player]
      for (let bots = 0; bots < 3; bots++) await ben.send({ type: 'addBot' })
      const tv = await house.guest('TV').join(code, { as: 'tv' })
      expect(await ben.send({ type: 'startGame' })).toBeNull()
      ben.drop()
      await tv.until(() => isResting(tv))
      await ben.join(code)
      expect(await ben.send({ type: 'resumeGame' })).toBeNull()
    }))
})

describe('as they are', () => {
  it('a quarter of an hour, and twenty', ({ expect }) => {
    expect(TABLE_BOUNDS).toMatchObject({ untouchedForMs: 900_000, gamesWithoutPeople: 20 })
  })

  it('a table counts once, for one of those who watch it, until it leaves', ({ expect }) => {
    const all = new WithoutPeople(1)
    const [one, other, third] = [{}, {}, {}]
    expect(all.enter(one, ['home'])).toBe(true)
    expect(all.enter(one, ['home'])).toBe(true)
    expect(all.enter(other, ['home'])).toBe(false)
    expect(all.enter(other, ['home', 'school'])).toBe(true)
    expect(all.hasRoom(third, ['home', 'school'])).toBe(false)
    all.leave(one)
    all.leave(one)
    expect(all.enter(third, ['home'])).toBe(true)
    expect(all.enter(one, [])).toBe(false)
  })
})
