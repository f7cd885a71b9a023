import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PAGE = '<!doctype html><title>Figment</title>'
const SCRIPT = 'export const built = true'

const web = mkdtempSync(join(tmpdir(), 'figment-web-'))
let server: ChildProcess
let base = ''

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), PAGE)
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'assets/built-1.js'), SCRIPT)
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../testing/files-cli.ts'), web], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('no output')
  const [port] = (await once(server.stdout, 'data')) as [Buffer]
  base = `http://127.0.0.1:${port.toString().trim()}`
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(web, { recursive: true, force: true })
})

/** Null: it stands still. */
async function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string } | null> {
  const response = await fetch(base + path, { headers, signal: AbortSignal.timeout(20_000) }).catch(() => null)
  return response && { status: response.status, text: await response.text() }
}

describe('the built client', () => {
  it('is a page at every address that is no file', async () => {
    for (const path of ['/', '/BCDFG', '/tv/BCDFG', '/%', '/a.b/c']) expect(await get(path)).toEqual({ status: 200, text: PAGE })
    expect(await get('/assets/built-1.js')).toEqual({ status: 200, text: SCRIPT })
    for (const path of ['/robots.txt', '/a.b.c', '/assets/built-2.js', '/.well-known/security'])
      expect(await get(path)).toMatchObject({ status: 404 })
  })

  it('is served at once at addresses made to be hard to tell from files', async () => {
    for (const piece of ['a.a', '.a', 'a.', '..', '._']) expect(await get(`/x${piece.repeat(1000)}!`)).toEqual({ status: 200, text: PAGE })
  })

  it.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-1', 'bytes=99-', 'bytes', '-'])(
    'is served whole to who asks for the part %j',
    async (range) => {
      expect(await get('/assets/built-1.js', { range })).toEqual({ status: 200, text: SCRIPT })
    },
  )
})
