import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from './store.ts'

/** What every store of recordings must do. Tables are made in its log. */
export function recordingsContract(name: string, make: () => Promise<{ store: Store; remove: () => Promise<void> }>) {
  describe(`${name} as a store of recordings`, () => {
    let store: Store
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ store, remove } = await make())
      for (const table of ['BBBBB', 'CCCCC']) await store.log.create(table, ['opened'])
    })
    afterEach(async () => {
      await store.close()
      await remove()
    })
    const song = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)

    it('gives back what it keeps', async () => {
      const { recordings } = store
      expect(await recordings.keep('BBBBB', 'asong.webm', song, 10)).toBe(true)
      expect(Buffer.from((await recordings.read('BBBBB', 'asong.webm')) ?? []).equals(song)).toBe(true)
      expect(await recordings.read('CCCCC', 'asong.webm')).toBeNull()
      expect(await recordings.names('BBBBB')).toEqual(['asong.webm'])
      expect(await recordings.names('CCCCC')).toEqual([])
    })

    it('keeps so many of a table and no more, also when they come at once', async () => {
      const { recordings } = store
      const kept = await Promise.all(Array.from({ length: 8 }, (_, at) => recordings.keep('BBBBB', `asong${at}.webm`, song, 3)))
      expect(kept.filter(Boolean)).toHaveLength(3)
      expect(await recordings.names('BBBBB')).toHaveLength(3)
      expect(await recordings.keep('CCCCC', 'asong.webm', song, 3)).toBe(true)
    })

    it('forgets some, or all of a table', async () => {
      const { recordings } = store
      for (const song of ['one.ogg', 'two.ogg', 'three.ogg']) await recordings.keep('BBBBB', song, Uint8Array.of(1), 10)
      await recordings.keep('CCCCC', 'one.ogg', song, 10)
      await recordings.remove('BBBBB', ['one.ogg', 'never-there.ogg'])
      expect([...(await recordings.names('BBBBB'))].sort()).toEqual(['three.ogg', 'two.ogg'])
      await recordings.removeAll('BBBBB')
      expect(await recordings.names('BBBBB')).toEqual([])
      expect(await recordings.read('CCCCC', 'one.ogg')).not.toBeNull()
    })

    it('leaves nothing that nobody can find of a removed table', async () => {
      const { recordings, log } = store
      await recordings.keep('BBBBB', 'asong.webm', song, 10)
      await log.remove('BBBBB')
      for (const table of await recordings.tables()) if (!(await log.has(table))) await recordings.removeAll(table)
      expect(await recordings.names('BBBBB')).toEqual([])
    })
  })
}
