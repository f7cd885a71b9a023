import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@figment/games'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where a game may be named, and why. */
const MAY_NAME_GAMES: Readonly<Record<string, string>> = {
  'games/': 'here they are',
  'content/': 'says whose it is',
  'bench/': 'figures can be compared with earlier ones only if the same game is measured',
  'siege/': 'swells what one game lets grow most',
  'packages/painter/': 'paints a dinosaur that has the name of a game',
}

const CODE = /\.(ts|tsx|mjs|js|json|css|html|ya?ml)$|Dockerfile$/
/** Written by tools: the names of packages and files, and measurements. And what games begin as: its examples may become one. */
const NOT_OURS = /(^|\/)package-lock\.json$|^scripts\/new-game\//
/** As a text, a key or a part of a path; in sentences games have their proper names. */
const NAMED = new RegExp(`(?<![\\w-])(${Object.keys(GAMES).join('|')})(?![\\w-])`)

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
const naming = tracked
  .filter((path) => CODE.test(path) && !NOT_OURS.test(path))
  .filter((path) => NAMED.test(path) || NAMED.test(readIfThere(path)))

/** A file can be gone that git still knows. */
function readIfThere(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}

const isIn = (places: readonly string[]) => (path: string) => places.some((place) => path.startsWith(place))

describe('a game is named in the list of games and in its folder', () => {
  it('and nowhere else', () => {
    expect(naming.filter((path) => !isIn(Object.keys(MAY_NAME_GAMES))(path))).toEqual([])
  })

  it.each(Object.keys(MAY_NAME_GAMES))('the exception for %s is needed', (place) => {
    const others = Object.keys(MAY_NAME_GAMES).filter((other) => other !== place && other.startsWith(place))
    expect(naming.some((path) => path.startsWith(place) && !isIn(others)(path))).toBe(true)
  })
})
