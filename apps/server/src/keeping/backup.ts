import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

export interface MadeBackup {
  readonly folder: string
  readonly bytes: number
}

/** Copies all tables of a folder as they are now, and looks whether the copy can be read. The server may write meanwhile. */
export async function backUp(dataDir: string, folder: string): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true })
  const copy = join(folder, 'figment.db')
  const database = new DatabaseSync(join(dataDir, 'figment.db'), { readOnly: true })
  try {
    // in one go: writers are not held up by it, and cannot make it begin anew
    await backup(database, copy, { rate: 2 ** 30 })
  } finally {
    database.close()
  }
  check(copy)
  // after the log, which speaks only of recordings that are already there
  const clips = join(dataDir, 'clips')
  // what is on its way, and notes on what is new, may be gone before they are copied
  if (existsSync(clips)) await cp(clips, join(folder, 'clips'), { recursive: true, filter: (path) => !/\.(part|untold)$/.test(path) })
  return { folder, bytes: await bytesIn(folder) }
}

function check(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [found] = database
      .prepare('PRAGMA quick_check(1)')
      .all()
      .flatMap((row) => Object.values(row))
    if (found !== 'ok') throw new Error(`The copy is damaged: ${String(found)}`)
  } finally {
    database.close()
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

/** `2026-11-17T21-30-05.123Z`: in the order of their names they are in the order of time. */
const nameOf = (at: number): string => new Date(at).toISOString().replaceAll(':', '-')
const NAMED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/
const UNDER_WAY = '.part'
const GIVEN_UP_AFTER_MS = 60 * 60_000

/** Backups beside the tables, of which so many are kept. */
export class BackupShelf {
  readonly #dataDir: string
  readonly #folder: string
  readonly #atMost: number
  #making: Promise<MadeBackup> | null = null

  constructor(dataDir: string, atMost: number) {
    this.#dataDir = dataDir
    this.#folder = join(dataDir, 'backups')
    this.#atMost = atMost
  }

  get isMaking(): boolean {
    return this.#making !== null
  }

  /** Whoever asks meanwhile gets the one that is under way. */
  async make(now = Date.now()): Promise<MadeBackup> {
    this.#making ??= this.#make(nameOf(now)).finally(() => {
      this.#making = null
    })
    return await this.#making
  }

  /** The newest first. */
  async names(): Promise<readonly string[]> {
    const all = await readdir(this.#folder).catch(() => [])
    return all
      .filter((name) => NAMED.test(name))
      .toSorted()
      .toReversed()
  }

  /** What a process left behind that ended meanwhile. */
  async #clearAway(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const left = join(this.#folder, name)
      const isOld = name.endsWith(UNDER_WAY) && Date.now() - (await stat(left)).mtimeMs > GIVEN_UP_AFTER_MS
      if (isOld) await rm(left, { recursive: true, force: true })
    }
  }

  async #make(name: string): Promise<MadeBackup> {
    const folder = join(this.#folder, name)
    await this.#clearAway()
    const made = await backUp(this.#dataDir, folder + UNDER_WAY)
    await rename(folder + UNDER_WAY, folder)
    for (const old of (await this.names()).slice(this.#atMost)) await rm(join(this.#folder, old), { recursive: true, force: true })
    return { ...made, folder }
  }
}
