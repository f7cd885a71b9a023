import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fullShelf, type Recordings, type Shelf, type Shelves } from './event-log.ts'

const UNFINISHED = '.part'
/** An empty file beside the recording, until something tells of it. */
const UNTOLD = '.untold'

interface Kept {
  readonly bytes: number
  readonly at: number
  readonly isTold: boolean
}

/** A folder for each table, a file for each recording. What is there is looked up once and known from then on: no other process writes here. */
export function fileRecordings(folder: string): Recordings {
  const place = (...names: string[]) => {
    if (!names.every(isName)) throw new Error(`no name of a recording: ${names.join('/')}`)
    return join(folder, ...names)
  }
  let looked: Promise<Catalogue> | undefined
  const catalogue = () => {
    looked ??= lookThrough(folder)
    looked.catch(() => {
      looked = undefined
    })
    return looked
  }
  return {
    async keep(table, name, bytes, shelves) {
      const path = place(table, name)
      const kept = await catalogue()
      await mkdir(place(table), { recursive: true })
      try {
        const size = await writeSafely(`${path}${UNFINISHED}`, bytes)
        // noted in the same turn in which they were counted, so that two at once are not both the last
        const full = fullShelf(shelves, kept.countFor(table, shelves), size)
        if (full) {
          await rm(`${path}${UNFINISHED}`, { force: true })
          return full
        }
        kept.note(table, name, { bytes: size, at: Date.now(), isTold: false })
        await writeFile(`${path}${UNTOLD}`, '')
        await rename(`${path}${UNFINISHED}`, path)
        return null
      } catch (error) {
        kept.forget(table, [name])
        await Promise.all([UNFINISHED, UNTOLD].map((ending) => rm(path + ending, { force: true })))
        throw error
      }
    },
    size: async (table, name) => (await catalogue()).of(table).get(name)?.bytes ?? null,
    async read(table, name, { from, to }) {
      // opened for each part: a reader who is slow, or many of them, keep no file open
      const file = await unlessMissing(open(place(table, name)), null)
      if (!file) return null
      try {
        const part = Buffer.allocUnsafe(to - from)
        const { bytesRead } = await file.read(part, 0, to - from, from)
        return bytesRead === to - from ? part : null
      } finally {
        await file.close()
      }
    },
    names: async (table) => [...(await catalogue()).of(table).keys()],
    async tables() {
      return (await unlessMissing(readdir(folder), [])).filter(isName)
    },
    async tell(table, names) {
      ;(await catalogue()).tell(table, names)
      await Promise.all(names.map((name) => rm(`${place(table, name)}${UNTOLD}`, { force: true })))
    },
    untold: async (before) => (await catalogue()).untold(before),
    async remove(table, names) {
      ;(await catalogue()).forget(table, names)
      const files = names.flatMap((name) => [place(table, name), `${place(table, name)}${UNTOLD}`])
      await Promise.all(files.map((file) => rm(file, { force: true })))
    },
    async removeAll(table) {
      ;(await catalogue()).forgetAll(table)
      await rm(place(table), { recursive: true, force: true })
    },
  }
}

/** What is kept, by table and name. */
class Catalogue {
  readonly #tables = new Map<string, Map<string, Kept>>()
  #all: Shelf = { recordings: 0, bytes: 0 }

  of(table: string): ReadonlyMap<string, Kept> {
    return this.#tables.get(table) ?? new Map()
  }

  note(table: string, name: string, kept: Kept): void {
    this.forget(table, [name])
    const ofTable = this.#tables.get(table) ?? new Map<string, Kept>()
    this.#tables.set(table, ofTable.set(name, kept))
    this.#all = { recordings: this.#all.recordings + 1, bytes: this.#all.bytes + kept.bytes }
  }

  tell(table: string, names: readonly string[]): void {
    for (const name of names) {
      const kept = this.of(table).get(name)
      if (kept) this.#tables.get(table)?.set(name, { ...kept, isTold: true })
    }
  }

  forget(table: string, names: readonly string[]): void {
    for (const name of names) {
      const kept = this.of(table).get(name)
      if (!kept) continue
      this.#tables.get(table)?.delete(name)
      this.#all = { recordings: this.#all.recordings - 1, bytes: this.#all.bytes - kept.bytes }
    }
    if (this.#tables.get(table)?.size === 0) this.#tables.delete(table)
  }

  forgetAll(table: string): void {
    this.forget(table, [...this.of(table).keys()])
  }

  untold(before: number): ReadonlyMap<string, readonly string[]> {
    const untold = new Map<string, readonly string[]>()
    for (const [table, recordings] of this.#tables) {
      const names = [...recordings].filter(([, { isTold, at }]) => !isTold && at < before).map(([name]) => name)
      if (names.length > 0) untold.set(table, names)
    }
    return untold
  }

  countFor(table: string, { person }: Shelves): Readonly<Record<keyof Shelves, Shelf>> {
    const kept = [...this.of(table)]
    const theirs = kept.filter(([name]) => name.startsWith(person.mark, 1))
    return { person: shelfOf(theirs), table: shelfOf(kept), server: this.#all }
  }
}

const shelfOf = (kept: readonly (readonly [string, Kept])[]): Shelf => ({
  recordings: kept.length,
  bytes: kept.reduce((sum, [, { bytes }]) => sum + bytes, 0),
})

/** Once, before anything is kept: what is unfinished by then was cut short. */
async function lookThrough(folder: string): Promise<Catalogue> {
  const catalogue = new Catalogue()
  for (const table of (await unlessMissing(readdir(folder), [])).filter(isName)) {
    const files = new Set(await unlessMissing(readdir(join(folder, table)), []))
    for (const file of files) {
      if (file.endsWith(UNTOLD)) continue
      const path = join(folder, table, file)
      if (file.endsWith(UNFINISHED)) await rm(path, { force: true })
      else {
        const { size, mtimeMs } = await stat(path)
        catalogue.note(table, file, { bytes: size, at: mtimeMs, isTold: !files.has(`${file}${UNTOLD}`) })
      }
    }
  }
  return catalogue
}

const isName = (name: string) => /^\w[\w.-]*$/.test(name)

/** How many bytes came. They are on disk when it resolves. */
async function writeSafely(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w')
  try {
    let size = 0
    for await (const piece of bytes) {
      await file.writeFile(piece)
      size += piece.byteLength
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}

async function unlessMissing<Found>(found: Promise<Found>, otherwise: Found): Promise<Found> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise
    throw error
  }
}
