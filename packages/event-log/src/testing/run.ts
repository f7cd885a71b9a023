import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** One of the programs beside this file, in a process of its own. */
export function run(program: 'killed-writer' | 'opener', ...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `${program}.ts`), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
