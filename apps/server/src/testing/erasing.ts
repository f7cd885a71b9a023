import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TablesOfMine } from '@figment/protocol'
import type { House } from './house.ts'
import type { Player } from './player.ts'

/** Those of the texts that stand anywhere in the database. */
export function stillKept(house: House, ...texts: readonly string[]): string[] {
  const kept = JSON.stringify(everythingKept(house))
  return texts.filter((text) => kept.includes(text))
}

/** Those of the texts that stand anywhere in the files of the database, be it where something was and is not any more. */
export function stillInFiles(house: House, ...texts: readonly string[]): string[] {
  const files = readdirSync(house.dataDir, { withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.map(({ name }) => readFileSync(join(house.dataDir, name)))
  return texts.filter((text) => bytes.some((file) => file.includes(text)))
}

export function everythingKept(house: House): unknown[] {
  const database = new DatabaseSync(join(house.dataDir, 'figment.db'), { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${name}"`).all())
  database.close()
  return rows
}

/** What somebody’s list of tables says. */
export async function tablesOf(house: House, player: Player): Promise<TablesOfMine['tables']> {
  const response = await fetch(`${house.base}/api/tables`, { headers: { cookie: player.cookie } })
  if (!response.ok) throw new Error(`no list of tables: ${response.status}`)
  return ((await response.json()) as TablesOfMine).tables
}

export const erase = (player: Player, code: string) => player.post(`/api/tables/${code}/erase`, {})
export const remove = (player: Player, code: string) => player.post(`/api/tables/${code}/remove`, {})
/** Nobody was sent away, and everybody sees what is left. */
export async function lookAgain(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await player.refresh()
    if (player.closedWith !== null) throw new Error(`${player.name} was sent away`)
  }
}

/** A recording that belongs to the table. */
export async function sing(house: House, player: Player, code: string): Promise<string> {
  const response = await fetch(`${house.base}/api/tables/${code}/clips`, {
    method: 'POST',
    headers: { 'content-type': 'audio/webm', cookie: player.cookie },
    body: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(100, 7)]),
  })
  return ((await response.json()) as { clip: string }).clip
}
