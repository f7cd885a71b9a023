import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

type SetName = 'noto' | 'game-icons'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number; left?: number; top?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

const loaded = new Map<SetName, IconSet>()

function iconSet(name: SetName): IconSet {
  const known = loaded.get(name)
  if (known) return known
  const read: IconSet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
  loaded.set(name, read)
  return read
}

/** The code points of each Noto icon, as Iconify lists them. */
export const notoCodePoints = (): Record<string, string> =>
  JSON.parse(readFileSync(require.resolve('@iconify-json/noto/chars.json'), 'utf8'))

function findIcon(set: SetName, name: string) {
  const { icons, aliases } = iconSet(set)
  return icons[name] ?? icons[aliases?.[name]?.parent ?? '']
}

export const hasIcon = (set: SetName, name: string): boolean => findIcon(set, name) !== undefined

export function iconSvg(set: SetName, name: string): { svg: Buffer; width: number } {
  const { width = 16, height = 16 } = iconSet(set)
  const icon = findIcon(set, name)
  if (!icon) throw new Error(`no icon ${set}:${name}`)
  const w = icon.width || width
  const h = icon.height || height
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${icon.left || 0} ${icon.top || 0} ${w} ${h}" width="${w}" height="${h}" color="#000">${icon.body}</svg>`
  return { svg: Buffer.from(svg), width: w }
}
