import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, vi } from 'vitest'
import { startNginx, startPostgres, startRedis } from './index.ts'

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

it('Postgres keeps what was written when it is killed and starts again', async () => {
  const postgres = await startPostgres()
  try {
    await postgres.run('CREATE TABLE kept (word text)')
    await postgres.kill()
    await expect(postgres.run('SELECT 1')).rejects.toThrow()
    await postgres.restart()
    await postgres.run('INSERT INTO kept VALUES (1)')
    const [one, other] = [await postgres.database(), await postgres.database()]
    expect(one).not.toBe(other)
  } finally {
    await postgres.stop()
  }
  expect(await answers(postgres.port)).toBe(false)
})

it('Redis starts again on its port', async () => {
  const redis = await startRedis()
  try {
    await redis.kill()
    expect(await answers(redis.port)).toBe(false)
    await redis.restart()
    expect(await answers(redis.port)).toBe(true)
  } finally {
    await redis.stop()
  }
  expect(await answers(redis.port)).toBe(false)
})

it('nginx takes a new configuration over', async () => {
  const saying = (word: string) => (port: number) => `server { listen 127.0.0.1:${port}; location / { return 200 "${word}"; } }`
  const nginx = await startNginx(saying('one'))
  const heard = async () => await (await fetch(nginx.url)).text()
  try {
    expect(await heard()).toBe('one')
    nginx.reload(saying('two'))
    await vi.waitFor(async () => expect(await heard()).toBe('two'), { timeout: 60_000 })
    await nginx.restart()
    expect(await heard()).toBe('two')
  } finally {
    await nginx.stop()
  }
  expect(await answers(nginx.port)).toBe(false)
})

it('nothing is left when the process that started them is killed', async () => {
  const script = `import { startPostgres, startRedis } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    console.log(postgres.port + ' ' + redis.port + ' ' + postgres.folder)
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string]
  const [postgres, redis, folder = ''] = line.split(' ')
  expect(await answers(Number(postgres))).toBe(true)
  expect(existsSync(folder)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(
    async () => {
      expect(await answers(Number(postgres))).toBe(false)
      expect(await answers(Number(redis))).toBe(false)
      expect(existsSync(folder)).toBe(false)
    },
    { timeout: 60_000 },
  )
})
