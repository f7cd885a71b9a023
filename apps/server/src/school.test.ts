import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@figment/services'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from './running/config.ts'
import { type RunningServer, startServer } from './server.ts'
import { Player } from './testing/player.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'figment-school-'))
const MINUTE_MS = 60_000
let server: RunningServer
let base: string

// with a clock of its own: five minutes pass as people come, however long that takes
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = await startServer(readConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a school of 200 behind one address, at 25 tables with 25 TVs, of whom one in five mistypes, is in after five minutes', async () => {
  const [people, tables] = [200, 25]
  const began = Date.now()
  const codes: string[] = []
  const everybody: Player[] = []
  let mistyped = 0
  for (let at = 0; at < people; at++) {
    const player = new Player(base, `Pupil ${at}`)
    everybody.push(player)
    if (at < tables) codes.push(await player.create())
    const code = codes[at % tables] ?? ''
    if (at % 5 === 4) {
      const slip = await player.ticket(`${code.slice(0, -1)}${code.endsWith('Z') ? 'Y' : 'Z'}`)
      expect(slip.status).toBe(404)
      mistyped++
    }
    await player.join(code)
    expect(player.view?.you).toMatch(/^p\d$/)
    if (at < tables) {
      const screen = await new Player(base, 'TV').join(code, { as: 'tv' })
      everybody.push(screen)
    }
    vi.setSystemTime(Date.now() + (5 * MINUTE_MS) / people)
  }
  expect(mistyped).toBe(40)
  expect(Date.now() - began).toBeGreaterThanOrEqual(5 * MINUTE_MS)
  for (const player of everybody) expect(player.closedWith).toBeNull()
  for (const player of everybody) player.drop()
})
