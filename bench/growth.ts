import { Host, newFolder } from './host.ts'
import { DixitTable } from './load/dixit-table.ts'
import { gather } from './load/gathering.ts'
import { Evening } from './load/playing.ts'
import { dixitTables, ENDLESS, prepareLog } from './prepared.ts'

export interface TablesStep {
  readonly tables: number
  /** Beyond what the open connections cost without anybody moving, in microseconds. */
  readonly cpuPerAction: number
  /** What an open connection costs while nobody moves, in microseconds a second. */
  readonly idlePerConnection: number
  readonly p50: number
  readonly p99: number
  readonly rss: number
}

export interface TablesPlan {
  readonly sizes: readonly number[]
  readonly rate: number
  readonly seconds: number
}

const SEATS = 6

/** More and more tables with six sockets each, and the same number of moves a second in all. */
export async function growTables({ sizes, rate, seconds }: TablesPlan): Promise<readonly TablesStep[]> {
  const dataDir = newFolder()
  const invitations = await prepareLog(dataDir, dixitTables(Math.max(...sizes)))
  const host = await Host.start('figment', { dataDir })
  const tables: DixitTable[] = []
  const steps: TablesStep[] = []
  try {
    for (const size of sizes) {
      const opened = await gather(tables.length, size, (number) => {
        const invitation = invitations[number]
        if (!invitation) throw new Error('nobody was invited')
        return DixitTable.open(host.port, invitation)
      })
      tables.push(...opened)
      const evening = new Evening(host, tables)
      // the first moves of a process are slower than all others
      if (steps.length === 0) await evening.steady({ rate, settle: 0, seconds: 8 })
      const idle = await evening.idle(seconds)
      const { cpuPerAction, perSecond, p50, p99 } = await evening.steady({ rate, settle: 0.5, seconds })
      const { rss } = await host.figures('tidy')
      steps.push({ tables: size, cpuPerAction: cpuPerAction - idle / perSecond, idlePerConnection: idle / (size * SEATS), p50, p99, rss })
    }
    return steps
  } finally {
    for (const table of tables) table.close()
    await host.stop()
  }
}

export interface RoundsStep {
  /** The last round of the step. */
  readonly round: number
  readonly cpuPerAction: number
}

export interface RoundsPlan {
  readonly tables: number
  readonly rounds: number
  readonly together: number
}

/** Telling, giving, voting and going on of six people. */
const MOVES_OF_A_ROUND = 1 + 5 + 5 + 6

/** One long game at every table, step by step of a few rounds. */
export async function growRounds({ tables: count, rounds, together }: RoundsPlan): Promise<readonly RoundsStep[]> {
  const dataDir = newFolder()
  const warmUps = 60
  const invitations = await prepareLog(dataDir, dixitTables(count + warmUps, ENDLESS))
  const host = await Host.start('figment', { dataDir })
  const tables = await gather(0, invitations.length, (number) => {
    const invitation = invitations[number]
    if (!invitation) throw new Error('nobody was invited')
    return DixitTable.open(host.port, invitation)
  })
  try {
    // others play before, so that the first round does not pay for a process that has just started
    await new Evening(host, tables.slice(count)).each(10 * MOVES_OF_A_ROUND)
    const evening = new Evening(host, tables.slice(0, count))
    // the first storyteller is found by a move of its own
    await evening.each(1)
    const steps: RoundsStep[] = []
    for (let round = together; round <= rounds; round += together) {
      const { cpuPerAction } = await evening.each(together * MOVES_OF_A_ROUND)
      steps.push({ round, cpuPerAction })
    }
    const reached = Math.min(...tables.slice(0, count).map((table) => table.round))
    if (reached !== rounds + 1) throw new Error(`a table is in round ${reached} after ${rounds} rounds`)
    return steps
  } finally {
    for (const table of tables) table.close()
    await host.stop()
  }
}
