import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Host, type HostName, newFolder } from './host.ts'
import type { Company } from './load/company.ts'
import { DixitTable } from './load/dixit-table.ts'
import { atEqualSocketIo, atRawWs, EqualBytesTable } from './load/equal-bytes-table.ts'
import { gather } from './load/gathering.ts'
import { Evening, type Played, type WarmUp } from './load/playing.ts'
import { atBoardgameIo, atColyseus, atSocketIo, SmallTable } from './load/small-table.ts'
import type { Trace, TracedMove } from './load/trace.ts'
import { dixitTables, type Invitation, prepareLog } from './prepared.ts'

export const ACTION_HOSTS = [
  'rawWs',
  'figmentLogOff',
  'figment',
  'colyseus',
  'socketIo',
  'socketIoEqualBytes',
  'boardgameIo',
] as const satisfies readonly HostName[]
export type ActionHost = (typeof ACTION_HOSTS)[number]

export interface ActionFigures {
  readonly busy: Played
  readonly steady: Played
}

export interface ActionPlan {
  readonly tables: number
  readonly warmUp: WarmUp
  readonly seconds: number
  readonly rate: number
}

/** One repetition for one host, in a fresh process. */
export async function measureActions(name: ActionHost, trace: Trace, plan: ActionPlan): Promise<ActionFigures> {
  const { host, companies } = await gatherCompanies(name, trace, plan.tables)
  try {
    const evening = new Evening(host, companies)
    const busy = await evening.busy(plan)
    const steady = await evening.steady({ ...plan, settle: 0.5 })
    return { busy, steady }
  } finally {
    for (const company of companies) company.close()
    await host.stop()
  }
}

async function gatherCompanies(name: ActionHost, trace: Trace, tables: number): Promise<{ host: Host; companies: Company[] }> {
  const isOurs = name === 'figment' || name === 'figmentLogOff'
  const dataDir = newFolder()
  const invitations = isOurs ? await prepareLog(dataDir, dixitTables(tables)) : []
  const traceFile = join(dataDir, 'trace.json')
  writeFileSync(traceFile, JSON.stringify(trace))
  const host = await Host.start(name, { dataDir, environment: { TRACE: traceFile } })
  const companies = await gather(0, tables, (number) => takePlaces(name, host.port, { number, trace, invitation: invitations[number] }))
  return { host, companies }
}

interface Place {
  readonly number: number
  readonly trace: Trace
  readonly invitation: Invitation | undefined
}

function takePlaces(name: ActionHost, port: number, { number, trace, invitation }: Place): Promise<Company> {
  switch (name) {
    case 'figment':
    case 'figmentLogOff':
      if (!invitation) throw new Error('nobody was invited')
      return DixitTable.open(port, invitation)
    case 'rawWs':
      return EqualBytesTable.open(atRawWs(port, number), trace)
    case 'colyseus':
      return SmallTable.open(atColyseus(port))
    case 'socketIo':
      return SmallTable.open(atSocketIo(port, number))
    case 'socketIoEqualBytes':
      return EqualBytesTable.open(atEqualSocketIo(port, number), trace)
    case 'boardgameIo':
      return SmallTable.open(atBoardgameIo(port))
  }
}

/** The sizes of all that Figment receives and sends in whole games of Dixit. */
export async function traceGames(moves: number): Promise<Trace> {
  const dataDir = newFolder()
  const [invitation] = await prepareLog(dataDir, dixitTables(1))
  if (!invitation) throw new Error('nobody was invited')
  const host = await Host.start('figmentLogOff', { dataDir })
  const table = await DixitTable.open(host.port, invitation)
  const trace: TracedMove[] = []
  for (let made = 0; made < moves; made++) {
    await new Promise<void>((resolve) => table.act(resolve))
    trace.push(table.traced)
    // nobody may talk faster than the server listens
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  table.close()
  await host.stop()
  return trace
}
