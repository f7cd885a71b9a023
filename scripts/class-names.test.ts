import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@figment/catalog/types'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../apps/web/src')

/** The classes that rules of these files begin with: their own names, apart from those that they only look at. */
function classesIn(files: readonly string[]): Set<string> {
  const names = new Set<string>()
  for (const file of files) {
    const css = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, name] of css.matchAll(/(?:^|[{},])\s*\.([a-z][a-z0-9-]*)/g)) if (name) names.add(name)
  }
  return names
}

it('no two games give the same name to different things: all that was played in an evening stays in the page', () => {
  const all = globSync('**/*.css', { cwd: SRC })
  const shared = classesIn(all.filter((file) => !file.startsWith('games/')))
  const owners = new Map<string, string[]>()
  for (const game of GAME_IDS) {
    for (const name of classesIn(all.filter((file) => file.startsWith(`games/${game}/`))))
      if (!shared.has(name)) owners.set(name, [...(owners.get(name) ?? []), game])
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, games]) => games.length > 1)).toEqual([])
})
