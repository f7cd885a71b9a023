import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { type DeckCard, isGenerated } from './decks/deck.ts'
import { paint, paintedSize } from './paint.ts'
import { doubts, quality } from './quality/quality.ts'
import { altText } from './words/alt-text.ts'

const shownSize = { width: 600, height: 900 }

export interface CardRecord {
  id: string
  doubts: readonly string[]
}

/** Paints one card to a PNG, with a record of what it shows beside it. */
export async function paintCard({ id, scene, finish, mirrored }: DeckCard, file: string): Promise<CardRecord> {
  const { picture, stage } = await paint(scene, { finish, ...paintedSize })
  const { thumbnail: _, ...measured } = quality(picture, stage)
  const record = {
    id,
    seed: scene.seed,
    finish,
    mirrored,
    ...(isGenerated(scene) ? described(scene) : {}),
    quality: measured,
    doubts: doubts({ ...measured, thumbnail: [] }),
  }
  const image = sharp(picture.toBytes(), { raw: { ...paintedSize, channels: 3 } }).flop(mirrored)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file.replace(/\.png$/, '.json'), `${JSON.stringify(record, null, 2)}\n`)
  // a card half written must not look like one that is done
  await image.resize(shownSize.width, shownSize.height).png().toFile(`${file}.part`)
  await rename(`${file}.part`, file)
  return { id, doubts: record.doubts }
}

const described = (scene: Parameters<typeof altText>[0]) => {
  const { device, place, time, mood, palette, weather, subjects, relations } = scene
  return { device, place, time, mood, palette, weather, subjects, relations, alt: altText(scene) }
}
