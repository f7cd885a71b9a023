import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardId } from '../../../../content/pictures/src/card-id.ts'
import { GAME_ICONS } from '../../../../content/pictures/src/game-icons.ts'
import { rgbToLab } from '../colour/oklab.ts'
import { deckIds } from '../deck-index.ts'
import type { InnerScene } from '../scene/scene.ts'
import { filesOf, folderOf } from '../shown-files.ts'
import { chosenNames } from './chosen.ts'
import { type DeckName, decks } from './decks.ts'
import { directedScenes } from './directed.ts'

const kilobyte = 1024
const sizes: Record<DeckName, number> = { dreams: 168, stories: 100 }
const deckNames = Object.keys(sizes) as DeckName[]
const namesOf = (deck: DeckName) => decks[deck]().map(({ name }) => name)
const bytesOf = (deck: DeckName, ending: string) =>
  namesOf(deck).map((name) => statSync(join(folderOf(deck), `${cardId(name)}-${ending}`)).size)

/** A hand of the six heaviest cards. */
const heaviestHand = (deck: DeckName, ending: string) =>
  bytesOf(deck, ending)
    .sort((a, b) => b - a)
    .slice(0, 6)
    .reduce((sum, bytes) => sum + bytes, 0)

describe.each(deckNames)('the deck of %s', (deck) => {
  it('is complete: every card once, in every size, and nothing else', () => {
    const names = namesOf(deck)
    expect(names).toHaveLength(sizes[deck])
    expect(new Set(names.map(cardId)).size).toBe(names.length)
    const pictures = readdirSync(folderOf(deck)).filter((file) => /\.(avif|webp)$/.test(file))
    expect(pictures.sort()).toEqual(names.flatMap(filesOf).sort())
  })

  it('has a placeholder for every card', () => {
    const colours = JSON.parse(readFileSync(join(folderOf(deck), 'colours.json'), 'utf8')) as Record<string, string>
    expect(Object.keys(colours)).toEqual(namesOf(deck).map(cardId).sort())
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^[0-9a-f]{18}$/)
  })

  it('comes to a hand of six in less than 90 KB, and large in less than 700 KB', () => {
    expect(heaviestHand(deck, '240.avif')).toBeLessThan(90 * kilobyte)
    expect(heaviestHand(deck, '900.avif')).toBeLessThan(700 * kilobyte)
  })
})

describe('both decks', () => {
  it('are known to the game by ids whose order says nothing', () => {
    const known = JSON.parse(readFileSync(join(folderOf('dreams'), '../src/decks.json'), 'utf8')) as unknown
    expect(known).toEqual(deckIds())
  })

  it('are together at most 70 MB', () => {
    const bytes = deckNames.flatMap((deck) => readdirSync(folderOf(deck)).map((file) => statSync(join(folderOf(deck), file)).size))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(70 * kilobyte * kilobyte)
  })

  it('use every scene that was written or kept, at least 120 of them written by hand', () => {
    const used = new Set(deckNames.flatMap(namesOf))
    expect([...directedScenes.keys(), ...chosenNames].filter((name) => !used.has(name))).toEqual([])
    expect([...used].filter((name) => directedScenes.has(name)).length).toBeGreaterThanOrEqual(120)
  })
})

describe('the credits', () => {
  it('name every icon of game-icons.net that is in a picture, and no other', () => {
    const used = new Set(deckNames.flatMap((deck) => decks[deck]().flatMap(({ scene }) => glyphsIn(scene))))
    expect([...used].map((name) => name.replaceAll('-', ' ')).sort()).toEqual(Object.values(GAME_ICONS).flat().sort())
  })
})

function glyphsIn({ nodes }: InnerScene): string[] {
  return nodes.flatMap((node) => (node.kind === 'glyph' ? [node.name] : 'inner' in node ? glyphsIn(node.inner) : []))
}

/** How far apart the two most alike cards are at least, as the mean distance of their cells in OKLab. */
const leastDistance = 0.06
const columns = 12
const rows = 18

describe.each(deckNames)('no two cards of %s', (deck) => {
  const thumbnails = new Map<string, Float64Array>()

  beforeAll(async () => {
    for (const name of namesOf(deck)) thumbnails.set(name, await thumbnail(join(folderOf(deck), `${cardId(name)}-240.avif`)))
  })

  it(`are nearer to each other than ${leastDistance}`, () => {
    const cards = [...thumbnails]
    const alike = cards.flatMap(([name, one], at) =>
      cards.slice(at + 1).flatMap(([other, another]) => {
        const apart = distance(one, another)
        return apart < leastDistance ? [`${name} and ${other}: ${apart.toFixed(3)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

async function thumbnail(file: string): Promise<Float64Array> {
  const pixels = await sharp(file).resize(columns, rows, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const cells = new Float64Array(columns * rows * 3)
  const lab: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < cells.length; at += 3) {
    rgbToLab((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255, lab)
    cells.set(lab, at)
  }
  return cells
}

function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 3) {
    sum += Math.hypot(...[0, 1, 2].map((axis) => (one[at + axis] ?? 0) - (other[at + axis] ?? 0)))
  }
  return sum / (one.length / 3)
}
