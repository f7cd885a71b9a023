import { setTimeout } from 'node:timers/promises'
import { Host, newFolder } from './host.ts'
import { gather } from './load/gathering.ts'
import { DixitTable } from './load/dixit-table.ts'
import { nextMove } from './load/dixit-script.ts'
import { post } from './load/http.ts'
import { dixitTables, dixitTo, ENDLESS, PreparedTable, prepareLog } from './prepared.ts'
import { median } from './statistics.ts'

export interface Start {
  readonly sleeping: number
  /** From the start of the process until it answered, in milliseconds. */
  readonly startedIn: number
  readonly rss: number
}

/** A cold start beside so many tables that nobody has opened. */
export async function measureStart(sleeping: number, times: number): Promise<Start> {
  const starts: { startedIn: number; rss: number }[] = []
  const dataDir = newFolder()
  await prepareLog(dataDir, dixitTables(sleeping))
  for (let time = 0; time < times; time++) {
    const host = await Host.start('figment', { dataDir })
    const { rss } = await host.figures('tidy')
    starts.push({ startedIn: host.startedIn, rss })
    await (time < times - 1 ? host.stop({ keepsData: true }) : host.stop())
  }
  return { sleeping, startedIn: median(starts.map(({ startedIn }) => startedIn)), rss: median(starts.map(({ rss }) => rss)) }
}

export interface Reopening {
  readonly rounds: number
  readonly entries: number
  /** From asking for the table until its ticket came, in milliseconds. */
  readonly first: number
  /** The same, when the table is already awake. */
  readonly again: number
}

/** How long somebody waits for a table that sleeps, after games of so many rounds. */
export async function measureReopening(rounds: number, times: number): Promise<Reopening> {
  const dataDir = newFolder()
  const tables = Array.from({ length: times + 1 }, (_, number) => playedTable(number, rounds))
  const [warmUp, ...invitations] = await prepareLog(dataDir, tables)
  const host = await Host.start('figment', { dataDir })
  const knock = async ({ code, secrets }: PreparedTable['invitation']) => {
    const began = performance.now()
    await post(host.port, `/api/tables/${code}/open`, { as: 'person' }, { cookie: `figment_guest=${secrets[0]}` })
    return performance.now() - began
  }
  const [first, again]: [number[], number[]] = [[], []]
  if (warmUp) for (let time = 0; time < 20; time++) await knock(warmUp)
  for (const invitation of invitations) {
    first.push(await knock(invitation))
    again.push(await knock(invitation))
  }
  await host.stop()
  return { rounds, entries: tables[0]?.entries.length ?? 0, first: median(first), again: median(again) }
}

function playedTable(number: number, rounds: number): PreparedTable {
  const table = new PreparedTable(number, dixitTo(ENDLESS))
  for (;;) {
    const { open, held } = table.state
    if (open.play?.game !== 'dixit') throw new Error('no game of Dixit')
    if (open.play.open.round > rounds) return table
    const { seat, move } = nextMove(open.play.open, (seat) => {
      const hand = held[seat]
      if (!hand || !('given' in hand)) throw new Error('no hand of Dixit')
      return hand
    })
    table.move(seat, move)
  }
}

export interface Weight {
  /** Resident memory for each table with six sockets, in bytes. */
  readonly active: number
  /** The six still connected, but the table has left memory. */
  readonly asleep: number
  readonly gone: number
}

const NEVER = '10000'
/** In minutes. */
const SOON = 0.02

export async function measureWeight(tables: number): Promise<Weight> {
  const [active] = await weigh(tables, NEVER)
  const [asleep, gone] = await weigh(tables, String(SOON))
  return { active, asleep, gone }
}

/** What is added by each table: with its six sockets, and after they have gone. */
async function weigh(tables: number, idleMinutes: string): Promise<readonly [open: number, closed: number]> {
  const dataDir = newFolder()
  const few = Math.round(tables / 4)
  const invitations = await prepareLog(dataDir, dixitTables(tables + few))
  const host = await Host.start('figment', { dataDir, environment: { IDLE_MINUTES: idleMinutes } })
  const open = (from: number, below: number) =>
    gather(from, below, (number) => {
      const invitation = invitations[number]
      if (!invitation) throw new Error('nobody was invited')
      return DixitTable.open(host.port, invitation)
    })
  const rss = async () => {
    await setTimeout(2 * SOON * 60_000 + 500)
    return (await host.figures('tidy')).rss
  }
  // the first tables fill what the process sets aside only once
  const first = await open(0, few)
  const before = await rss()
  const more = await open(few, tables + few)
  const after = await rss()
  for (const table of more) table.close()
  const last = await rss()
  for (const table of first) table.close()
  await host.stop()
  return [(after - before) / tables, (last - before) / tables]
}
