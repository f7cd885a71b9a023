import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { seededChance } from '@figment/game-kit'
import { optionsForEveryPhase, phasesOnTheWay } from '@figment/game-kit/testing'
import { diff, type Whole } from '@figment/protocol'
import { evolve, type TableState, unopenedTable } from '@figment/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phaseOf, playAtRandom } from './testing/at-random.ts'
import { House } from './testing/house.ts'
import { entriesIn } from './testing/log.ts'
import type { Player } from './testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan']
/** A game that told less than this was hardly played, however short it is and however long one holds the same. */
const FEWEST = { changes: 100, hands: 8 }

/** The log itself: the table after each entry, and the moves of people in it. */
async function fromTheLog(code: string): Promise<{ states: TableState[]; moves: string[] }> {
  const entries = await entriesIn(house.dataDir, code)
  let state = unopenedTable
  const states = entries.map(({ events }) => {
    state = events.reduce(evolve, state)
    return state
  })
  return { states, moves: entries.flatMap(({ id }) => id ?? []) }
}

async function started(game: GameId, names = PEOPLE): Promise<{ code: string; players: Player[]; host: Player }> {
  const { code, players } = await house.table(...names)
  const [host] = players
  if (!host) throw new Error('no host')
  expect(await host.send({ type: 'chooseGame', game, options: optionsForEveryPhase(entry(game), names.length) })).toBeNull()
  // what was chosen already is not written again
  host.answers.length = 0
  expect(await host.send({ type: 'startGame' })).toBeNull()
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players, host }
}

describe.each(GAME_IDS)('%s', (game) => {
  it('is played to its end over real sockets; what each screen is sent is its own view and nothing else', async () => {
    const { code, players, host } = await started(game)
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    await playAtRandom(players, seededChance(`${game} wire`), () => phaseOf(host) === 'over')
    // whoever asks for everything gets no more than a view
    for (const screen of [watcher, tv]) expect((await screen.refresh()).held).toBeNull()
    const { states } = await fromTheLog(code)
    const stateAt = (version: number): TableState => states[version - 1] ?? unopenedTable
    let changes = 0
    let hands = 0
    for (const player of [...players, watcher, tv]) {
      const seat = players.includes(player) ? player.seat : null
      const heldAt = (version: number) => (seat === null ? null : (stateAt(version).held[seat] ?? null))
      for (const text of player.received) {
        const message = text === '' ? {} : (JSON.parse(text) as Partial<Whole> & { from?: number; id?: string })
        if (message.version === undefined) {
          expect(['id,refused', 'present,screens', '']).toContain(Object.keys(message).sort().join())
          continue
        }
        const { from, version, open, held } = message
        if (from === undefined) {
          const { mutedForMe = {}, ...rest } = message
          expect(mutedForMe).toEqual({})
          expect(Object.keys(rest).sort().join()).toBe('call,dialect,held,knocks,now,open,present,screens,version,you')
          expect({ open, held }).toEqual(asSent({ open: stateAt(version).open, held: heldAt(version) }))
        } else {
          changes++
          if (held) hands++
          expect(Object.keys(message).sort().join()).toBe('from,held,now,open,version')
          expect([open, held].map((patch) => JSON.stringify(patch))).toEqual([
            String(diff(stateAt(from).open, stateAt(version).open)),
            String(diff(heldAt(from), heldAt(version))),
          ])
        }
      }
    }
    expect(changes).toBeGreaterThan(FEWEST.changes)
    expect(hands).toBeGreaterThan(FEWEST.hands)
    for (const player of [...players, watcher, tv]) player.drop()
  })

  it('goes on without somebody whom the host removes, in every phase', async () => {
    await Promise.all(phasesOnTheWay(entry(game)).map(removeSomebody))
  })

  async function removeSomebody(phase: string): Promise<void> {
    const { players, host } = await started(game, [...PEOPLE, 'Eve'])
    const chance = seededChance(`${game} removed in ${phase}`)
    await playAtRandom(players, chance, () => phaseOf(host) === phase)
    const leaver = players.at(-1)
    if (!leaver) throw new Error('nobody to remove')
    const seat = leaver.seat
    expect(await host.send({ type: 'removeSeat', seat })).toBeNull()
    await leaver.until(() => leaver.view?.held === null)
    expect(host.view?.open.play?.open.seats).not.toContain(seat)
    const round = host.view?.open.play?.open.round ?? 0
    const others = players.slice(0, -1)
    await playAtRandom(others, chance, () => phaseOf(host) === 'over' || (host.view?.open.play?.open.round ?? 0) > round)
    for (const player of players) player.drop()
  }
})

/** All games at once: each is in another phase whenever the server is killed, until each was in all of its own. */
it('every game survives kill -9 in every phase: everybody is back with the same view, and each move is in the log once', async () => {
  const tables = await Promise.all(
    GAME_IDS.map(async (game) => ({
      ...(await started(game)),
      game,
      chance: seededChance(`${game} killed`),
      left: new Set<string>(phasesOnTheWay(entry(game))),
    })),
  )
  const seenAt = (players: readonly Player[]) => players.map(({ view }) => ({ open: view?.open, held: view?.held, you: view?.you }))
  while (tables.some(({ left }) => left.size > 0)) {
    const playing = tables.filter(({ left }) => left.size > 0)
    const before = await Promise.all(
      playing.map(async ({ players, host, chance, left }) => {
        await playAtRandom(players, chance, () => left.has(phaseOf(host)))
        left.delete(phaseOf(host))
        // a phase that the clock ends could be over by the time they are back
        const isTimed = host.game.due !== null
        if (isTimed) expect(await host.send({ type: 'pauseGame' })).toBeNull()
        for (const player of players) await player.refresh()
        return { isTimed, seen: structuredClone(seenAt(players)) }
      }),
    )
    await house.kill()
    await house.start()
    for (const [at, { game, code, players, host }] of playing.entries()) {
      for (const player of players) await player.join(code, { as: 'person' })
      expect({ game, seen: seenAt(players) }).toEqual({ game, seen: before[at]?.seen })
      if (before[at]?.isTimed) expect(await host.send({ type: 'resumeGame' })).toBeNull()
    }
  }
  for (const { game, code, players } of tables) {
    const { moves } = await fromTheLog(code)
    const accepted = players.flatMap(({ answers }) => answers.filter(({ refused }) => refused === null).map(({ id }) => id))
    expect(accepted.length, game).toBeGreaterThan(0)
    expect(new Set(moves).size, game).toBe(moves.length)
    expect(
      accepted.filter((id) => !moves.includes(id)),
      game,
    ).toEqual([])
    for (const player of players) player.drop()
  }
})

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
