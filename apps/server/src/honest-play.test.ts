import { entry, GAME_IDS } from '@figment/catalog'
import { seededChance } from '@figment/game-kit'
import { usualOptions } from '@figment/game-kit/testing'
import { freePort } from '@figment/services'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phaseOf, playAtRandom } from './testing/at-random.ts'
import { AS_USUAL, House } from './testing/house.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo', 'Kit', 'Lu']

let metricsPort: number
let house: House
beforeAll(async () => {
  metricsPort = await freePort()
  house = await new House({ METRICS_PORT: String(metricsPort), ...AS_USUAL }).start()
})
afterAll(() => house.remove())

/** The bounds that somebody ran into, with how often. */
async function boundsReached(): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith('figment_bounds_reached_total{') && !line.endsWith(' 0'))
}

describe('honest play never meets a bound', () => {
  // they mostly wait, so they wait together
  it.concurrent.each(GAME_IDS)('in a whole game of %s with every seat taken, two screens and a reload in each round', async (game) => {
    const options = usualOptions(entry(game))
    const { code, players } = await house.table(...NAMES.slice(0, entry(game).manifest.seats(options).max))
    const [host] = players
    if (!host) throw new Error('nobody came')
    const screens = [await house.guest('TV').join(code, { as: 'tv' }), await house.guest('Kitchen').join(code, { as: 'tv' })]
    expect(await host.send({ type: 'chooseGame', game, options })).toBeNull()
    expect(await host.send({ type: 'startGame' })).toBeNull()
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    const chance = seededChance(`${game}, honestly`)
    let round = 0
    while (phaseOf(host) !== 'over') {
      await playAtRandom(players, chance, () => phaseOf(host) === 'over' || host.game.round > round)
      round = host.game.round
      const forgetful = players[round % players.length]
      forgetful?.drop()
      await forgetful?.join(code)
    }
    expect(round).toBeGreaterThan(1)
    for (const device of [...players, ...screens]) expect(device.closedWith).toBeNull()
    expect(await boundsReached()).toEqual([])
    for (const device of [...players, ...screens]) device.drop()
  })
})
