import { join } from 'node:path'
import { entry } from '@figment/catalog'
import { optionsForEveryPhase, phasesOnTheWay } from '@figment/game-kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from './testing/evening.ts'
import { House } from './testing/house.ts'
import { entriesIn } from './testing/log.ts'
import type { Player } from './testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

const movesInTheLog = async (code: string) => (await entriesIn(house.dataDir, code)).flatMap(({ id }) => id ?? [])

describe('nothing is lost', () => {
  // kill -9 in every phase: every-game.test.ts
  it('SIGTERM in every phase: everybody is back in the same phase with the same cards', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo', 'Dan')
    const [ada] = players as [Player]
    const { game } = (await ada.refresh()).open.choice
    await ada.send({ type: 'chooseGame', game, options: optionsForEveryPhase(entry(game), players.length) })
    // what was chosen already is not written again
    ada.answers.length = 0
    await ada.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    for (const phase of phasesOnTheWay(entry(game))) {
      await playUntil(players, () => ada.game.phase === phase)
      await ada.refresh()
      for (const player of players) await player.refresh()
      const before = players.map((player) => structuredClone({ game: player.game, held: player.view?.held, you: player.view?.you }))
      await house.kill('SIGTERM')
      await house.start()
      for (const player of players) await player.join(code, { as: 'person' })
      expect(players.map((player) => ({ game: player.game, held: player.view?.held, you: player.view?.you }))).toEqual(before)
    }
    const answered = players.flatMap(({ answers }) => answers.filter(({ refused }) => refused === null).map(({ id }) => id))
    const logged = await movesInTheLog(code)
    expect(new Set(logged).size).toBe(logged.length)
    expect(answered.filter((id) => !logged.includes(id))).toEqual([])
    await playUntil(players, () => ada.game.round === 3)
  })

  it('a server that was only paused lets go of a table that another took over', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada] = players as [Player]
    await ada.send({ type: 'startGame' })
    // another process takes the lease, as it would after a pause that looked like death
    const { openSqliteLog, WholeLog } = await import('@figment/event-log')
    const log = await openSqliteLog(join(house.dataDir, 'figment.db'))
    const taken = await log.open(code, () => new WholeLog())
    const move = { type: 'say', text: 'is anybody there?' } as const
    ada.sendRaw(1, Buffer.from(JSON.stringify({ id: 'late-write-refused', move })))
    await ada.until(() => ada.closedWith !== null)
    expect(ada.answers.some(({ id }) => id === 'late-write-refused')).toBe(false)
    expect((await log.open(code, () => new WholeLog()))?.reader.entries).toEqual(taken?.reader.entries)
    await log.close()
    // the device asks again, and finds the table as the log has it
    await ada.join(code)
    expect(ada.view?.open.chat.lines).toEqual([])
    expect(await ada.send(move, 'late-write-refused')).toBeNull()
  })
})
