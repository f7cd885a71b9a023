import { join } from 'node:path'
import { openSqliteLog } from '@figment/event-log'
import { CODE_LETTERS, FROM_CLIENT, type SeatMotion } from '@figment/protocol'
import type { TRex } from '../types.ts'
import { openTable, type Refusal, writeEntry } from '@figment/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'

const house = new House({ BOT_PACE: '0.15' })
/** Every table is counted in at the same time, before the first test: nobody begins earlier than "go". */
const waiting: { readonly company: readonly string[]; readonly bots: number; readonly table: Table }[] = []
beforeAll(async () => {
  await house.start()
  const trio = ['Ada', 'Ben', 'Cleo']
  const companies = [
    ...Array.from({ length: TRIOS }, () => ({ company: trio, bots: 0 })),
    { company: ['Ada'], bots: 3 },
    { company: ['Ada', 'Ben'], bots: 1 },
    { company: ['Ada'], bots: 4 },
  ]
  const begun: Table[] = []
  for (const { company, bots } of companies) begun.push(await begin(company, bots))
  for (const [at, table] of begun.entries()) {
    const [host] = table.players
    await host?.until(() => openOf(host).phase === 'acting', '"go"')
    // nothing happens there before its test
    expect(await host?.send({ type: 'pauseGame' })).toBeNull()
    waiting.push({ company: [], bots: 0, ...companies[at], table })
  }
})
afterAll(() => house.remove())

/** How many tests want three people and no bots. */
const TRIOS = 8

let tables = 0
/** A table that has this game on it before anybody comes. */
async function tableWith(choice: Parameters<typeof openTable>[1]['choice']): Promise<string> {
  const code = `BCDF${CODE_LETTERS[tables++]}`
  const log = await openSqliteLog(join(house.dataDir, 'figment.db'))
  const opened = openTable(code, { locale: 'en', choice, seed: code })
  await log.create(code, [writeEntry({ at: Date.now(), events: [opened] })])
  await log.close()
  return code
}

interface Table {
  readonly code: string
  readonly players: readonly Player[]
}

/** A table whose game goes on now. */
async function acting(names: readonly string[], { bots = 0 }: { bots?: number } = {}): Promise<Table> {
  const at = waiting.findIndex((one) => one.bots === bots && one.company.join() === names.join())
  const [found] = waiting.splice(at, at < 0 ? 0 : 1)
  if (!found) throw new Error(`no table waits for ${names.join()} and ${bots} bots`)
  const { table } = found
  const [host] = table.players
  expect(await host?.send({ type: 'resumeGame' })).toBeNull()
  for (const player of table.players) await player.until(() => player.view?.open.pausedAt === null)
  return table
}

async function begin(names: readonly string[], bots: number): Promise<Table> {
  const code = await tableWith({ game: 't-rex', options: { warmUp: 'off', timers: 'off' } })
  const players: Player[] = []
  for (const name of names) players.push(await house.guest(name).join(code))
  const [host] = players
  for (let bot = 0; bot < bots; bot++) expect(await host?.send({ type: 'addBot' })).toBeNull()
  expect(await host?.send({ type: 'startGame' })).toBeNull()
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players }
}

function openOf({ view }: Player): TRex['open'] {
  const open = view?.open.play?.open
  if (!open || !('offers' in open)) throw new Error('no game of T-Rex')
  return open
}
const play = (player: Player, move: TRex['move']): Promise<Refusal | null> => player.send({ type: 'play', move })

const move = (player: Player, ...bytes: number[]) => player.sendRaw(FROM_CLIENT.motion, new Uint8Array(bytes))
const shownTo = ({ motion }: Player): SeatMotion[] => motion.flat()
const lastOf = (screen: Player, seat: number): number | undefined => shownTo(screen).findLast((moved) => moved.seat === seat)?.strength
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Longer than a tick. */
const aMoment = () => pause(250)

describe('puppets in the air', () => {
  it('are seen by everybody else at the table, the TV included, and not by whoever moves them', async () => {
    const { code, players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    const { version } = await ada.refresh()
    move(ada, 51)
    move(ben, 255)
    for (const screen of [cleo, watcher, tv]) {
      await screen.until(() => lastOf(screen, ada.seat) === 0.2 && lastOf(screen, ben.seat) === 1)
    }
    await ada.until(() => lastOf(ada, ben.seat) === 1)
    await aMoment()
    expect(shownTo(ada)).toEqual([{ seat: ben.seat, strength: 1 }])
    // nothing of it is written down
    expect((await ada.refresh()).version).toBe(version)
  })

  it('are shown to newcomers as they are, and to whoever comes back', async () => {
    const { code, players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben] = players as [Player, Player]
    move(ada, 102)
    await ben.until(() => lastOf(ben, ada.seat) === 0.4)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    await tv.until(() => tv.motion.length > 0)
    expect(tv.motion).toEqual([[{ seat: ada.seat, strength: 0.4 }]])
    ben.drop()
    ben.motion.length = 0
    await ben.join(code)
    await ben.until(() => lastOf(ben, ada.seat) === 0.4)
  })

  it.each([
    ['nothing', []],
    ['two strengths', [1, 2]],
    ['a flood in one', Array.from({ length: 5000 }, () => 200)],
  ])('%s is refused and shown to nobody', async (_, bytes) => {
    const { players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben] = players as [Player, Player]
    move(ada, ...bytes)
    await ada.until(() => ada.answers.at(-1)?.refused === 'badMessage')
    await aMoment()
    expect(ben.motion).toEqual([])
    expect(house.isAlive).toBe(true)
  })

  it('are moved only from a seat, and only while there is something to act', async () => {
    const { code, players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben] = players as [Player, Player]
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    for (const nobody of [watcher, tv]) move(nobody, 200)
    await aMoment()
    expect(await ada.send({ type: 'pauseGame' })).toBeNull()
    move(ben, 200)
    await aMoment()
    for (const screen of [...players, watcher, tv]) expect(screen.motion).toEqual([])
  })

  it('are for games that have them', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben] = players as [Player, Player]
    move(ada, 200)
    expect(await ada.send({ type: 'startGame' })).toBeNull()
    move(ada, 200)
    await aMoment()
    expect(ben.motion).toEqual([])
  })

  it('stand still when the table pauses, and when somebody is gone', async () => {
    const { code, players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben, cleo] = players as [Player, Player, Player]
    for (const player of [ada, ben]) move(player, 200)
    await cleo.until(() => lastOf(cleo, ben.seat) === 200 / 255)
    const seat = ben.seat
    ben.drop()
    await cleo.until(() => lastOf(cleo, seat) === 0)
    expect(lastOf(cleo, ada.seat)).toBe(200 / 255)
    expect(await ada.send({ type: 'pauseGame' })).toBeNull()
    await cleo.until(() => lastOf(cleo, ada.seat) === 0)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    await aMoment()
    expect(tv.motion).toEqual([])
  })

  it('that move too fast are left out, and a flood ends the connection', async () => {
    const { players } = await acting(['Ada', 'Ben', 'Cleo'])
    const [ada, ben] = players as [Player, Player]
    for (let byte = 1; byte <= 100; byte++) move(ada, byte)
    await ben.until(() => ben.motion.length > 0)
    expect(await play(ada, { type: 'skip', card: 1 })).toBeNull()
    const sent = await ada.flood(FROM_CLIENT.motion, new Uint8Array([7]))
    expect(ben.motion.length).toBeLessThan(sent)
    expect(house.isAlive).toBe(true)
  })
})

describe('bots', () => {
  it('have puppets that move all the time, each in its own way, while somebody watches', async () => {
    const { players } = await acting(['Ada'], { bots: 3 })
    const [ada] = players as [Player]
    const bots = openOf(ada).seats.filter((seat) => seat !== ada.seat)
    for (const bot of bots) {
      const strengths = () => shownTo(ada).flatMap(({ seat, strength }) => (seat === bot ? [strength] : []))
      await ada.until(() => new Set(strengths()).size > 3, `the puppet of bot ${bot} to move`)
    }
    expect(ada.motion.some((together) => together.length === bots.length)).toBe(true)
    expect(await ada.send({ type: 'pauseGame' })).toBeNull()
    for (const bot of bots) await ada.until(() => lastOf(ada, bot) === 0, `the puppet of bot ${bot} to stand still`)
    const shown = ada.motion.length
    await pause(500)
    expect(ada.motion.length).toBe(shown)
  })

  it('answer an offer soon, without anything else happening', async () => {
    const { players } = await acting(['Ada', 'Ben'], { bots: 1 })
    const [ada, ben] = players as [Player, Player]
    const bot = openOf(ada).seats.find((seat) => seat !== ada.seat && seat !== ben.seat) ?? -1
    const offer = async () => {
      const { drawn, offersMade } = openOf(ada)
      expect(await play(ada, { type: 'offer', card: drawn[ada.seat] ?? 0, to: bot })).toBeNull()
      await ada.until(() => openOf(ada).offersMade > offersMade || openOf(ada).duels.length > 0)
      await ada.until(() => openOf(ada).phase !== 'acting' || !openOf(ada).offers.some(({ from }) => from === ada.seat))
    }
    for (let times = 0; times < 4 && openOf(ada).phase === 'acting'; times++) await offer()
    expect(openOf(ada).offersMade).toBeGreaterThan(1)
  })

  it('go on by themselves when nobody does anything: they look, offer and compare', async () => {
    const { players } = await acting(['Ada'], { bots: 4 })
    const [ada] = players as [Player]
    await ada.until(() => openOf(ada).duels.length >= 3 || openOf(ada).phase !== 'acting')
    expect(openOf(ada).duels.flatMap(({ sides }) => sides.map(({ seat }) => seat))).not.toContain(ada.seat)
    expect(house.output).not.toContain('failed')
  })
})
