import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entry, GAME_IDS } from '@figment/catalog'
import { freePort } from '@figment/services'
import { describe, expect, it, vi } from 'vitest'
import { sing } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { DISK_FREE_AT_LEAST, DISK_FREE_FOR_NEW_AT_LEAST } from './bounds.ts'
import { Disk } from './disk.ts'

const MB = 1024 * 1024

describe('room on the disk', () => {
  it.each([
    [DISK_FREE_FOR_NEW_AT_LEAST, true, true],
    [DISK_FREE_FOR_NEW_AT_LEAST - 1, false, true],
    [DISK_FREE_AT_LEAST, false, true],
    [DISK_FREE_AT_LEAST - 1, false, false],
  ])('with %i bytes free', async (freeBytes, hasRoomForNew, hasRoom) => {
    const disk = await new Disk({ look: async () => freeBytes }).start()
    disk.stop()
    expect([disk.freeBytes, disk.hasRoomForNew, disk.hasRoom]).toEqual([freeBytes, hasRoomForNew, hasRoom])
  })

  it('is looked at every ten seconds, and one that does not tell is not taken for full', async () => {
    vi.useFakeTimers()
    let free = 100 * MB
    const look = vi.fn(async () => free)
    const disk = await new Disk({ look }).start()
    expect(disk.hasRoom).toBe(false)
    free = 2048 * MB
    await vi.advanceTimersByTimeAsync(9999)
    expect([disk.hasRoom, look.mock.calls.length]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([disk.hasRoomForNew, look.mock.calls.length]).toEqual([true, 2])
    free = 0
    await vi.advanceTimersByTimeAsync(10_000)
    look.mockRejectedValue(new Error('no such disk'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect([disk.hasRoomForNew, disk.hasRoom]).toEqual([true, true])
    disk.stop()
    vi.useRealTimers()
  })

  it('is that of the folder', async () => {
    const disk = await Disk.of(import.meta.dirname).start()
    disk.stop()
    expect(disk.freeBytes).toBeGreaterThan(0)
    expect(disk.freeBytes).toBeLessThan(Number.POSITIVE_INFINITY)
  })
})

it('a server looks at the disk of its folder', async () => {
  const METRICS_PORT = String(await freePort())
  const house = await new House({ METRICS_PORT }).start()
  const page = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  expect(Number(/^figment_disk_free_bytes (\S+)$/m.exec(page)?.[1])).toBeGreaterThan(0)
  await house.remove()
})

/** A game that can be played with something that people wrote, and such options. */
const [own] = GAME_IDS.flatMap((game) =>
  Object.values(entry(game).seldom ?? {}).flatMap(({ options = {} }) =>
    (entry(game).forget?.written?.(options) ?? []).length > 0 ? [{ game, options }] : [],
  ),
)

it('a server whose disk fills up takes nothing new, then lets tables wait, and goes on when there is room', async () => {
  if (!own) throw new Error('no game has cards of people')
  const METRICS_PORT = String(await freePort())
  const house = new House({ METRICS_PORT }, join(import.meta.dirname, '../testing/small-disk-main.ts'))
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
  }
  const leave = async (freeBytes: number) => {
    const note = join(house.dataDir, 'free')
    // whole or not at all: the server looks at any moment, and a note of which nothing is written yet says that nothing is free
    writeFileSync(`${note}.next`, String(freeBytes))
    renameSync(`${note}.next`, note)
    if (house.isAlive) await vi.waitFor(async () => expect(await metric('figment_disk_free_bytes')).toBe(freeBytes), { timeout: 60_000 })
  }
  await leave(1024 * MB)
  await house.start()
  const { code, players } = await house.table('Ada', 'Ben')
  const [ada, ben] = players as [Player, Player]
  const choose = { type: 'chooseGame', ...own } as const
  const usual = { ...choose, options: {} }
  const make = async () => {
    const response = await fetch(`${house.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ada.cookie },
      body: JSON.stringify({ profile: { name: 'Ada', colour: 'rose', shape: 'heart' }, locale: 'en', game: own.game }),
    })
    return [response.status, ((await response.json()) as { refused?: string }).refused]
  }
  expect(await ada.send(choose)).toBeNull()
  expect(await ada.send(usual)).toBeNull()
  expect(await sing(house, ada, code)).toBeDefined()
  expect((await make())[0]).toBe(201)

  await leave(1024 * MB - 1)
  expect(await make()).toEqual([507, 'serverFull'])
  expect(await sing(house, ada, code)).toBeUndefined()
  expect((await ada.post(`/api/tables/${code}/next`, {})).body.refused).toBe('serverFull')
  expect(await ada.send(choose)).toBe('serverFull')
  expect(await ada.send(usual)).toBeNull()
  expect(await ben.send({ type: 'say', text: 'play on' })).toBeNull()
  expect(await metric('figment_bounds_reached_total{bound="diskForNew"}')).toBe(4)

  await leave(200 * MB - 1)
  const said = { type: 'say', text: 'is this kept?' } as const
  const bytes = Buffer.from(JSON.stringify({ id: 'waits-for-room', move: said }))
  ben.sendRaw(1, bytes)
  await ben.until(() => ben.closedWith !== null)
  expect(ben.answers.some(({ id }) => id === 'waits-for-room')).toBe(false)
  const { status, body } = await ben.ticket(code)
  expect([status, body.refused]).toEqual([503, 'cannotSave'])
  expect((await fetch(`${house.base}/readyz`)).status).toBe(503)
  expect(await metric('figment_bounds_reached_total{bound="disk"}')).toBe(1)

  await leave(200 * MB)
  await ben.join(code, { as: 'person' })
  expect(ben.view?.open.chat.lines.map(({ text }) => text)).toEqual(['play on'])
  expect(await ben.send(said, 'waits-for-room')).toBeNull()
  await leave(1024 * MB)
  expect((await make())[0]).toBe(201)
  expect(house.output.split('The disk is').length - 1).toBe(3)
  await house.remove()
})
