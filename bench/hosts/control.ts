// Loaded before every host, ours included: tells the bench what the process has used so far.
import { setImmediate } from 'node:timers/promises'

export interface Figures {
  /** Processor time of the process with all its threads, in microseconds. */
  readonly cpu: number
  readonly rss: number
}

process.on('message', (asked: 'figures' | 'tidy') => {
  void tell(asked)
})
// the host ends when the bench does, and not because it is watched
process.on('disconnect', () => process.exit(0))
process.channel?.unref()

async function tell(asked: 'figures' | 'tidy'): Promise<void> {
  if (asked === 'tidy') {
    for (let times = 0; times < 3; times++) {
      globalThis.gc?.()
      await setImmediate()
    }
  }
  const { user, system } = process.cpuUsage()
  const figures: Figures = { cpu: user + system, rss: process.memoryUsage.rss() }
  process.send?.(figures)
}
