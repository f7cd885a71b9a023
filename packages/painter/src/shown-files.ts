import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { cardId } from '../../../content/pictures/src/card-id.ts'

const pictures = join(import.meta.dirname, '../../../content/pictures')

export const folderOf = (deck: string): string => join(pictures, deck)

interface ShownFile {
  ending: string
  width: number
  encode(image: Sharp): Sharp
}

/** The smaller a picture, the more each of its pixels says. */
const shownFiles: readonly ShownFile[] = [
  { ending: '240.avif', width: 240, encode: (image) => image.avif({ quality: 50, effort: 3 }) },
  { ending: '600.avif', width: 600, encode: (image) => image.avif({ quality: 54, effort: 3 }) },
  { ending: '900.avif', width: 900, encode: (image) => image.avif({ quality: 50, effort: 3 }) },
  { ending: '600.webp', width: 600, encode: (image) => image.webp({ quality: 74, effort: 4 }) },
]

const fileOf = (name: string, { ending }: ShownFile): string => `${cardId(name)}-${ending}`

export const filesOf = (name: string): string[] => shownFiles.map((shown) => fileOf(name, shown))

/** The files that people see, in a deck's folder. */
export async function writeShownFiles(image: Sharp, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const shown of shownFiles) {
    const file = join(folder, fileOf(name, shown))
    await shown.encode(image.clone().resize(shown.width, shown.width * 1.5)).toFile(`${file}.part`)
    // a picture half written must not look like one that is done
    await rename(`${file}.part`, file)
  }
}
