import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { howPinned } from './host.ts'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memory: number
  readonly system: string
  readonly node: string
  readonly pinned: string
}

export const machine = (): Machine => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memory: totalmem(),
  system: `${type()} ${release()}`,
  node: process.version,
  pinned: howPinned,
})

export const inWords = ({ cores, cpu, memory, system, node }: Machine): string =>
  `${cores} cores of ${cpu}, ${(memory / 2 ** 30).toFixed(0)} GB, ${system}, Node ${node.slice(1)}`
