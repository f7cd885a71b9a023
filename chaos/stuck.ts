import type { Device, Stuck } from './device.ts'
import type { Fault, FaultKind } from './faults.ts'

/** Whoever gets stuck later than this after a fault has another reason. Servers need longer to find each other again than a device to find the network. */
const AFTERMATH = { ofServers: 10_000, ofNetwork: 500 }

export interface Waits {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly longest: number
}

export function waitsOf(stuck: readonly Stuck[]): Waits {
  const times = stuck.map(({ from, to }) => to - from).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { count: times.length, median: at(0.5), p99: at(0.99), longest: times.at(-1) ?? 0 }
}

/** What a fault did to people: moves that waited for their answer, and devices that waited for a view. */
export interface Felt {
  readonly moves: Stuck[]
  readonly losses: Stuck[]
}

/** Nobody can be reached while their network carries nothing: their wait begins when it carries again. */
export function whileNetworksCarry(devices: readonly Device[], faults: readonly Fault[]): Felt {
  const stalls = faults.filter(({ kind }) => kind === 'stall')
  const since = ({ host }: Device) => {
    const own = stalls.filter(({ hosts }) => hosts?.has(host))
    return ({ from, to }: Stuck): Stuck => {
      const meanwhile = own.filter((stall) => stall.from < to && from < stall.to)
      return { from: Math.min(to, Math.max(from, ...meanwhile.map((stall) => stall.to))), to }
    }
  }
  return {
    moves: devices.flatMap((device) => device.stuck.map(since(device))),
    losses: devices.flatMap((device) => device.away.map(since(device))),
  }
}

/** Every wait counts for the nearest fault that may have caused it. */
export function byFault(devices: readonly Device[], faults: readonly Fault[]): Map<FaultKind | 'none', Felt> {
  const kinds = new Map<FaultKind | 'none', Felt>()
  for (const device of devices) {
    const reachable = faults.filter(({ hosts }) => hosts === null || hosts.has(device.host))
    const feltFrom = (stuck: Stuck): Felt => {
      const meanwhile = reachable.filter(
        ({ from, to, hosts }) => from < stuck.to && stuck.from < to + (hosts ? AFTERMATH.ofNetwork : AFTERMATH.ofServers),
      )
      // what began last is the nearest; of two, a fault of the device's own network comes before one of the servers
      const nearest = meanwhile.findLast(({ hosts }) => hosts !== null) ?? meanwhile.at(-1)
      const kind = nearest?.kind ?? 'none'
      const felt = kinds.get(kind) ?? { moves: [], losses: [] }
      kinds.set(kind, felt)
      return felt
    }
    for (const stuck of device.stuck) feltFrom(stuck).moves.push(stuck)
    for (const stuck of device.away) feltFrom(stuck).losses.push(stuck)
  }
  return kinds
}
