import { readFileSync } from 'node:fs'

/** How many files and connections this process may have open; none that is known on systems other than Linux. */
export function fileHandlesAtMost(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft) || Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
