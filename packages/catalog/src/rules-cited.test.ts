import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const games = join(import.meta.dirname, '../../../games')
const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
/** Tests of these cite no rule: how well a bot plays, how a game is written down, what it forgets on request, how a server carries it, how it looks. */
const ABOUT_NO_RULE = /^(bots|written|screens|over-sockets)\/|^forget\b/
const RULE = /\[[A-Z]{2}\d+\]/g
const TITLE = /\b(?:it|test)(?:\.each\([\s\S]*?\n?\s*\))?\(\s*(['"`])([\s\S]*?)\1/g

describe.each(folders.map(({ name }) => name))('games/%s', (game) => {
  const numbered = [...readFileSync(join(games, game, 'RULES.md'), 'utf8').matchAll(/^- (\[[A-Z]{2}\d+\])/gm)].map(([, rule]) => rule ?? '')
  const files = readdirSync(join(games, game), { recursive: true, encoding: 'utf8' })
  const tests = files.filter((file) => file.endsWith('.test.ts') && !ABOUT_NO_RULE.test(file))
  const titles = tests.flatMap((file) =>
    [...readFileSync(join(games, game, file), 'utf8').matchAll(TITLE)].map(([, , title]) => `${file}: ${title}`),
  )

  it('numbers each rule once', () => {
    expect(numbered.length).toBeGreaterThan(0)
    expect(new Set(numbered).size).toBe(numbered.length)
  })

  it('has a test for every rule', () => {
    const cited = new Set(titles.flatMap((title) => title.match(RULE) ?? []))
    expect(numbered.filter((rule) => !cited.has(rule))).toEqual([])
  })

  it('has no test without a rule, and no rule that is not written down', () => {
    expect(titles.filter((title) => !title.match(RULE))).toEqual([])
    expect(titles.flatMap((title) => title.match(RULE) ?? []).filter((rule) => !numbered.includes(rule))).toEqual([])
  })
})
