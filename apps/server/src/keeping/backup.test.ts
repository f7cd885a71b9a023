import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playOn, playUntil } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

/** npm run backup, in this environment. People who play meanwhile go on answering, or the server would take them for gone. */
async function backUp(folder: string, settings: Record<string, string>): Promise<{ readonly status: unknown; readonly stderr: string }> {
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'backup-cli.ts'), folder]
  const running = spawn(process.execPath, program, { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  running.stderr.on('data', (text: Buffer) => {
    stderr += text.toString()
  })
  const [status] = (await once(running, 'close')) as readonly unknown[]
  return { status, stderr }
}

it('a game goes on elsewhere from a backup that was made while it was played', async () => {
  const house = await new House().start()
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada] = players as [Player]
  await ada.send({ type: 'startGame' })
  await playOn(players, 5)
  const recorded = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(64, 7)])
  const kept = await fetch(`${house.base}/api/tables/${code}/clips`, {
    method: 'POST',
    headers: { cookie: ada.cookie, 'content-type': 'audio/webm' },
    body: recorded,
  })
  const { clip } = (await kept.json()) as { clip: string }
  const whenBackedUp = structuredClone(await ada.refresh())

  const parent = mkdtempSync(join(tmpdir(), 'figment-backup-'))
  const folder = join(parent, 'monday')
  const here = { DATA_DIR: house.dataDir }
  expect(await backUp(folder, here)).toMatchObject({ status: 0, stderr: '' })
  expect(await backUp(folder, here)).toMatchObject({ status: 1, stderr: expect.stringContaining('into which new folder') })
  // what happens afterwards is not in it
  await playOn(players, 2)
  await house.remove()

  const restored = new House()
  cpSync(folder, restored.dataDir, { recursive: true })
  await restored.start()
  const adaThere = restored.guest('Ada')
  adaThere.cookie = ada.cookie
  await adaThere.join(code, { as: 'person' })
  expect(adaThere.game).toEqual(whenBackedUp.open.play?.open)
  expect(adaThere.view?.held).toEqual(whenBackedUp.held)
  const there = await fetch(`${restored.base}/clips/${code}/${clip}`, { headers: { cookie: ada.cookie } })
  expect(Buffer.from(await there.arrayBuffer())).toEqual(recorded)
  const circle = [adaThere]
  for (const { name, cookie } of players.slice(1)) {
    const player = restored.guest(name)
    player.cookie = cookie
    circle.push(await player.join(code, { as: 'person' }))
  }
  await playUntil(circle, () => adaThere.game.round === 2)
  await restored.remove()
  rmSync(parent, { recursive: true })
})

it('who has nothing to back up here is told so', async () => {
  expect((await backUp('monday', { DATA_DIR: '/nowhere' })).stderr).toContain('There are no tables in /nowhere yet.')
  const elsewhere = { DATABASE_URL: 'postgres://figment@127.0.0.1/figment' }
  expect((await backUp('monday', elsewhere)).stderr).toContain('Back it up with pg_dump')
})
