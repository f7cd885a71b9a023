import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Shelf, Shelves } from './event-log.ts'
import type { Store } from './store.ts'

const HOUR_MS = 60 * 60_000
const ROOMY: Shelf = { recordings: 100, bytes: 100_000_000 }
const shelves = (some: { person?: Shelf & { mark: string }; table?: Shelf; server?: Shelf } = {}): Shelves => ({
  person: { mark: 'anna', ...ROOMY },
  table: ROOMY,
  server: ROOMY,
  ...some,
})

async function* inPieces(bytes: Uint8Array, size = 10_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

async function* brokenOff(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
  throw new Error('the phone is in a tunnel')
}

/** What every store of recordings must do. Tables are made in its log. */
export function recordingsContract(name: string, make: () => Promise<{ reopen: () => Promise<Store>; remove: () => Promise<void> }>) {
  describe(`${name} as a store of recordings`, () => {
    let store: Store
    let reopen: () => Promise<Store>
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ reopen, remove } = await make())
      store = await reopen()
      for (const table of ['BBBBB', 'CCCCC']) await store.log.create(table, ['opened'])
    })
    afterEach(async () => {
      await store.close()
      await remove()
    })
    const song = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
    const keep = (table: string, name: string, some?: Parameters<typeof shelves>[0], bytes = song) =>
      store.recordings.keep(table, name, inPieces(bytes), shelves(some))
    const read = async (table: string, name: string) => {
      const size = await store.recordings.size(table, name)
      return size === null ? null : await store.recordings.read(table, name, { from: 0, to: size })
    }

    it('gives back what it keeps, whole or in parts', async () => {
      const { recordings } = store
      expect(await keep('BBBBB', 'asong.webm')).toBeNull()
      expect(Buffer.from((await read('BBBBB', 'asong.webm')) ?? []).equals(song)).toBe(true)
      const part = (from: number, to: number) => recordings.read('BBBBB', 'asong.webm', { from, to })
      for (const [from, to] of [
        [0, 1],
        [9_999, 10_002],
        [69_999, 70_000],
      ] as const)
        expect(Buffer.from((await part(from, to)) ?? []).equals(song.subarray(from, to))).toBe(true)
      expect(await part(69_999, 70_001)).toBeNull()
      expect(await recordings.size('CCCCC', 'asong.webm')).toBeNull()
      expect(await recordings.read('CCCCC', 'asong.webm', { from: 0, to: 1 })).toBeNull()
      expect(await recordings.names('BBBBB')).toEqual(['asong.webm'])
      expect(await recordings.names('CCCCC')).toEqual([])
    })

    it('keeps nothing of what breaks off', async () => {
      const { recordings } = store
      await expect(recordings.keep('BBBBB', 'asong.webm', brokenOff(song), shelves())).rejects.toThrow('tunnel')
      expect(await recordings.names('BBBBB')).toEqual([])
      expect(await recordings.size('BBBBB', 'asong.webm')).toBeNull()
      expect(await keep('BBBBB', 'asong.webm', { table: { recordings: 1, bytes: song.byteLength } })).toBeNull()
    })

    it('keeps so many of a table and no more, also when they come at once', async () => {
      const { recordings } = store
      const three = { table: { ...ROOMY, recordings: 3 } }
      const kept = await Promise.all(Array.from({ length: 8 }, (_, at) => keep('BBBBB', `asong${at}.webm`, three)))
      expect(kept.filter((full) => full === null)).toHaveLength(3)
      expect(kept.filter((full) => full === 'table')).toHaveLength(5)
      expect(await recordings.names('BBBBB')).toHaveLength(3)
      expect(await keep('CCCCC', 'asong.webm', three)).toBeNull()
    })

    it('counts bytes: what just fits is kept, one more is not', async () => {
      const shelf = { recordings: 100, bytes: 2 * song.byteLength + 10 }
      expect(await keep('BBBBB', 'aone.webm', { table: shelf })).toBeNull()
      expect(await keep('BBBBB', 'atwo.webm', { table: shelf })).toBeNull()
      expect(await keep('BBBBB', 'athree.webm', { table: shelf }, song.subarray(0, 11))).toBe('table')
      expect(await keep('BBBBB', 'athree.webm', { table: shelf }, song.subarray(0, 10))).toBeNull()
    })

    it('counts those of a person by their mark, and those of everybody together, also after it was closed', async () => {
      const one = (mark: string) => ({ person: { mark, ...ROOMY, recordings: 1 } })
      expect(await keep('BBBBB', 'aanna1.webm', one('anna'))).toBeNull()
      expect(await keep('BBBBB', 'vanna2.webm', one('anna'))).toBe('person')
      expect(await keep('BBBBB', 'abena1.webm', one('bena'))).toBeNull()
      expect(await keep('CCCCC', 'aanna3.webm', one('anna'))).toBeNull()
      await store.close()
      store = await reopen()
      expect(await keep('BBBBB', 'aanna4.webm', one('anna'))).toBe('person')
      expect(await keep('CCCCC', 'acarl1.webm', { server: { ...ROOMY, recordings: 3 } })).toBe('server')
      expect(await keep('CCCCC', 'acarl1.webm', { server: { ...ROOMY, bytes: 4 * song.byteLength - 1 } })).toBe('server')
      expect(await keep('CCCCC', 'acarl1.webm', { server: { recordings: 4, bytes: 4 * song.byteLength } })).toBeNull()
      await store.recordings.remove('CCCCC', ['aanna3.webm'])
      expect(await keep('CCCCC', 'acarl2.webm', { server: { recordings: 4, bytes: 4 * song.byteLength } })).toBeNull()
    })

    it('knows what nothing told of, also after it was closed', async () => {
      for (const [table, name] of [
        ['BBBBB', 'atold.webm'],
        ['BBBBB', 'aleft.webm'],
        ['CCCCC', 'aleft.webm'],
      ] as const)
        await keep(table, name)
      await store.recordings.tell('BBBBB', ['atold.webm', 'anever-there.webm'])
      await store.close()
      store = await reopen()
      const { recordings } = store
      expect([...(await recordings.untold(Date.now() - HOUR_MS))]).toEqual([])
      expect(Object.fromEntries(await recordings.untold(Date.now() + HOUR_MS))).toEqual({ BBBBB: ['aleft.webm'], CCCCC: ['aleft.webm'] })
      await recordings.remove('CCCCC', ['aleft.webm'])
      expect(Object.fromEntries(await recordings.untold(Date.now() + HOUR_MS))).toEqual({ BBBBB: ['aleft.webm'] })
      expect([...(await recordings.names('BBBBB'))].sort()).toEqual(['aleft.webm', 'atold.webm'])
    })

    it('forgets some, or all of a table', async () => {
      const { recordings } = store
      for (const song of ['one.ogg', 'two.ogg', 'three.ogg']) await keep('BBBBB', song)
      await keep('CCCCC', 'one.ogg')
      await recordings.remove('BBBBB', ['one.ogg', 'never-there.ogg'])
      expect([...(await recordings.names('BBBBB'))].sort()).toEqual(['three.ogg', 'two.ogg'])
      await recordings.removeAll('BBBBB')
      expect(await recordings.names('BBBBB')).toEqual([])
      expect(await read('BBBBB', 'two.ogg')).toBeNull()
      expect(await read('CCCCC', 'one.ogg')).not.toBeNull()
    })

    it('leaves nothing that nobody can find of a removed table', async () => {
      const { recordings, log } = store
      await keep('BBBBB', 'asong.webm')
      await log.remove('BBBBB')
      for (const table of await recordings.tables()) if (!(await log.has(table))) await recordings.removeAll(table)
      expect(await recordings.names('BBBBB')).toEqual([])
    })
  })
}
