import { type IRoomCache, type MatchMakerDriver, matchMaker, type Presence, requestFromIPC } from '@colyseus/core'
import { LocalThrottle, type Throttle } from '../http/throttle.ts'
import type { Budget } from '../running/bounds.ts'
import { channelOfProcess } from './colyseus-insides.ts'

export type Row = IRoomCache<{ readonly epoch: number }>

/** Where tables are and where there is room for one. It may be wrong for seconds; which process may write a table, the log says. */
export interface Placement {
  readonly presence?: Presence
  readonly driver?: MatchMakerDriver
  /** This process is alive; said so often that others notice when it is not said any more. One that leaves takes no more tables. */
  sayAlive(state: { readonly isLeaving: boolean }): Promise<void>
  sayGoodbye(): Promise<void>
  isAlive(processId: string): Promise<boolean>
  takesTables(processId: string): Promise<boolean>
  /** Whether what is said in this channel reaches anybody. */
  isHeard(channel: string): Promise<boolean>
  /** The owner in this row is dead. */
  forget(row: Row): Promise<void>
  /** Only one at a time opens a table; null: somebody else is about to. */
  claim(code: string): Promise<Claim | null>
  /** Tries are counted for all processes together. */
  throttle(what: string, budget: Budget): Throttle
  /** Throws unless tables can be placed and found now. */
  check(): Promise<void>
  /** Called when all that was known of tables may be forgotten. */
  onForgotten(restore: () => void): void
  close(): void
}

export interface Claim {
  /** Still at it; said so often that the claim does not run out meanwhile. */
  renew(): Promise<void>
  release(): Promise<void>
}

/** All tables in this one process. */
export function aloneInOneProcess(): Placement {
  const claimed = new Set<string>()
  return {
    sayAlive: async () => {},
    sayGoodbye: async () => {},
    isAlive: async (processId) => processId === matchMaker.processId,
    takesTables: async (processId) => processId === matchMaker.processId,
    isHeard: async () => true,
    forget: async () => {},
    async claim(code) {
      if (claimed.has(code)) return null
      claimed.add(code)
      return { renew: async () => {}, release: async () => void claimed.delete(code) }
    },
    throttle: (_, budget) => new LocalThrottle(budget),
    check: async () => {},
    onForgotten: () => {},
    close: () => {},
  }
}

/** Others tell only about once a second how many tables they have. */
const TOLD_WITHIN_MS = 2000
let sent: readonly { readonly to: string; readonly at: number }[] = []

/** The processes that could open a table, the least busy first. */
export async function processesByLoad(placement: Placement): Promise<readonly string[]> {
  sent = sent.filter(({ at }) => at > Date.now() - TOLD_WITHIN_MS)
  const loads = (await matchMaker.stats.fetchAll()).map(({ processId, roomCount }) => ({
    processId,
    load: roomCount + sent.filter(({ to }) => to === processId).length,
  }))
  const all = loads.sort((one, other) => one.load - other.load)
  const fit: string[] = []
  for (const { processId } of all) {
    if (await placement.takesTables(processId)) fit.push(processId)
    else await matchMaker.stats.excludeProcess(processId)
  }
  return fit
}

/** How long another process may take to open a table: one with a long log takes its time, and a second that opens it too takes it from the first. */
const OPENED_WITHIN_MS = 20_000

export async function openAt(processId: string, code: string): Promise<Row> {
  const room = ['table', { code }, undefined, code] as const
  if (processId === matchMaker.processId) return await matchMaker.handleCreateRoom(...room)
  sent = [...sent, { to: processId, at: Date.now() }]
  return await requestFromIPC<Row>(matchMaker.presence, channelOfProcess(processId), undefined, [...room], OPENED_WITHIN_MS)
}
