import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { eventLogContract } from './contract.ts'
import { openSqliteLog } from './sqlite.ts'

eventLogContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
  const file = join(folder, 'figment.db')
  return {
    log: await openSqliteLog(file),
    reopen: () => openSqliteLog(file),
    remove: async () => rmSync(folder, { recursive: true }),
  }
})

it('loses nothing that was acknowledged when its process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figment-kill-'))
  const file = join(folder, 'figment.db')
  for (let kill = 0; kill < 5; kill++) {
    const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'killed-writer.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let acknowledged = 0
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged = Number(line)
      if (acknowledged >= 40 + kill * 60) writer.kill('SIGKILL')
    }
    const log = await openSqliteLog(file)
    const entries = (await log.open('BCDFG'))?.entries ?? []
    await log.close()
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged)
    expect(entries).toEqual(entries.map((_, at) => String(at)))
  }
  rmSync(folder, { recursive: true })
})
