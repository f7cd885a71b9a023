import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@figment/catalog/types'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The classes that rules of these files begin with: their own names, apart from those that they only look at. */
function classesIn(files: readonly string[]): Set<string> {
  const names = new Set<string>()
  for (const file of files) {
    const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, name] of css.matchAll(/(?:^|[{},])\s*\.([a-z][a-z0-9-]*)/g)) if (name) names.add(name)
  }
  return names
}

it('no two games give the same name to different things: all that was played in an evening stays in the page', () => {
  const all = globSync('{apps/web/src,packages/ui/src,games}/**/*.css', { cwd: root })
  const isOf = (game: string) => (file: string) => file.includes(`games/${game}/`)
  const shared = classesIn(all.filter((file) => !GAME_IDS.some((game) => isOf(game)(file))))
  const owners = new Map<string, string[]>()
  for (const game of GAME_IDS) {
    for (const name of classesIn(all.filter(isOf(game)))) if (!shared.has(name)) owners.set(name, [...(owners.get(name) ?? []), game])
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, games]) => games.length > 1)).toEqual([])
})
