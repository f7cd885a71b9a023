import { closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recordings } from './event-log.ts'

const UNFINISHED = '.part'

/** A folder for each table, a file for each recording. */
export function fileRecordings(folder: string): Recordings {
  const place = (...names: string[]) => {
    if (!names.every(isName)) throw new Error(`no name of a recording: ${names.join('/')}`)
    return join(folder, ...names)
  }
  return {
    async keep(table, name, bytes, most) {
      const path = place(table, name)
      mkdirSync(place(table), { recursive: true })
      if (readdirSync(place(table)).length >= most) return false
      // begun in the same turn in which they were counted, so that two at once are not both the last
      closeSync(openSync(`${path}${UNFINISHED}`, 'w'))
      await writeSafely(path, bytes)
      return true
    },
    async read(table, name) {
      return await unlessMissing(readFile(place(table, name)), null)
    },
    async names(table) {
      const names = await unlessMissing(readdir(place(table)), [])
      return names.filter((name) => !name.endsWith(UNFINISHED))
    },
    async tables() {
      return (await unlessMissing(readdir(folder), [])).filter(isName)
    },
    async remove(table, names) {
      await Promise.all(names.map((name) => rm(place(table, name), { force: true })))
    },
    async removeAll(table) {
      await rm(place(table), { recursive: true, force: true })
    },
  }
}

const isName = (name: string) => /^\w[\w.-]*$/.test(name)

/** A recording is there as a whole or not at all, also after a crash. */
async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}${UNFINISHED}`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}${UNFINISHED}`, path)
}

async function unlessMissing<Found>(found: Promise<Found>, otherwise: Found): Promise<Found> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise
    throw error
  }
}
