import { DREAMS } from '@figment/pictures'
import { FROM_CLIENT } from '@figment/protocol'
import { evolve, type TableState, unopenedTable } from '@figment/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from '@figment/server/testing/evening.ts'
import { House } from '@figment/server/testing/house.ts'
import { entriesIn } from '@figment/server/testing/log.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { openOf } from './at-the-table.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

const CARDS = new Set([...DREAMS.first, ...DREAMS.second])
const cardsIn = (text: string): string[] => (text.match(/\b[a-z0-9]{8}\b/g) ?? []).filter((word) => CARDS.has(word))

/** What happened, from the log itself: the state after each entry. */
async function statesOf(code: string): Promise<TableState[]> {
  const states: TableState[] = []
  let state = unopenedTable
  for (const { events } of await entriesIn(house.dataDir, code)) {
    state = events.reduce(evolve, state)
    states.push(state)
  }
  return states
}

/** The cards that a viewer may know of once `version` entries are written. */
function knownCards(states: readonly TableState[], seat: number | null, version: number): Set<string> {
  const known = new Set<string>()
  for (const { open, held } of states.slice(0, version)) {
    const game = open.play?.open
    if (game && 'clue' in game) for (const card of game.laid) known.add(card)
    const own = seat === null ? undefined : held[seat]
    if (own && 'given' in own) for (const card of [...own.hand, ...own.given]) known.add(card)
  }
  return known
}

describe.each([
  { edition: 'classic', seats: 6 },
  { edition: '2021', seats: 8 },
  { edition: '2021', seats: 3 },
])('$edition with $seats players, a watcher and a TV', ({ edition, seats }) => {
  it('no byte to any screen holds a card that its viewer may not know, nor a vote before its reveal', async () => {
    const names = Array.from({ length: seats }, (_, at) => `Player ${at + 1}`)
    const { code, players } = await house.table(...names.slice(0, 1))
    const [host] = players as [Player]
    await host.send({ type: 'chooseGame', game: 'dixit', options: { edition, target: 12, firstStoryteller: 'claim', timers: 'off' } })
    for (const name of names.slice(1)) players.push(await house.guest(name).join(code))
    await host.send({ type: 'startGame' })
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    expect(watcher.view?.held).toBeNull()
    expect(tv.view?.you).toBeNull()
    await playUntil(players, () => {
      // whoever asks for everything gets no more than a view
      watcher.sendRaw(FROM_CLIENT.askWhole, Buffer.from('null'))
      return openOf(host).phase === 'over' || openOf(host).told.length >= 4
    })

    const states = await statesOf(code)
    const viewers = [
      ...players.map((player) => ({ player, seat: player.seat as number | null })),
      { player: watcher, seat: null },
      { player: tv, seat: null },
    ]
    let cardsSeen = 0
    let voteFrames = 0
    for (const { player, seat } of viewers) {
      for (const text of player.received) {
        const version = text.startsWith('{') ? (JSON.parse(text) as { version?: number }).version : undefined
        const cards = cardsIn(text)
        if (version === undefined) expect(cards).toEqual([])
        else {
          const known = knownCards(states, seat, version)
          cardsSeen += cards.length
          expect(cards.filter((card) => !known.has(card))).toEqual([])
          const now = states[version - 1]
          const before = states[version - 2]
          const aVoteWasCast = now?.open.play?.open.phase === 'voting' && before?.open.play?.open.phase === 'voting'
          if (aVoteWasCast && text.includes('"from"')) {
            voteFrames++
            const { open, held } = JSON.parse(text) as { open: unknown; held: unknown }
            // all that others learn of a vote is that the table no longer waits for it
            expect(JSON.stringify(open)).toMatch(/^\[1,\{"play":\[1,\{"open":\[1,\{"awaited":\[0,\[[\d,]*\]\]\}\]\}\]\}\]$/)
            const voter = before.open.play?.open.awaited.find((one) => !now.open.play?.open.awaited.includes(one))
            if (seat !== voter) expect(held).toBeNull()
          }
        }
      }
    }
    expect(cardsSeen).toBeGreaterThan(100)
    expect(voteFrames).toBeGreaterThan(seats)
    for (const player of [...players, watcher, tv]) player.drop()
  })
})
