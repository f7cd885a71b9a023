import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { DeckCard } from './decks/deck.ts'
import { paint, paintedSize } from './paint.ts'
import { doubts, quality } from './quality/quality.ts'
import { writeShownFiles } from './shown-files.ts'

/** Where a picture goes: one PNG to look at, or the files of a deck. */
export type Destination = { png: string } | { deck: string }

export interface CardRecord {
  name: string
  doubts: readonly string[]
}

export async function paintCard({ name, scene, finish, mirrored }: DeckCard, to: Destination): Promise<CardRecord> {
  const { picture, stage } = await paint(scene, { finish, ...paintedSize })
  const { thumbnail: _, ...measured } = quality(picture, stage)
  const raw = sharp(picture.toBytes(), { raw: { ...paintedSize, channels: 3 } }).flop(mirrored)
  // sharp turns a picture round after it resized it: what is encoded several times is turned round once
  const image = sharp(await raw.png({ compressionLevel: 1 }).toBuffer())
  if ('png' in to) await writePng(image, { name, finish, mirrored, scene, quality: measured }, to.png)
  else await writeShownFiles(image, name, to.deck)
  return { name, doubts: doubts({ ...measured, thumbnail: [] }) }
}

async function writePng(image: Sharp, record: object, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file.replace(/\.png$/, '.json'), `${JSON.stringify(record, null, 2)}\n`)
  await image.resize(600, 900).png().toFile(`${file}.part`)
  // a card half written must not look like one that is done
  await rename(`${file}.part`, file)
}
