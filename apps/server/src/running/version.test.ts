import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { versionOfThisCode } from './version.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'figment-version-'))
  for (const path of ['apps/server/src/main.ts', 'packages/table/src/evolve.ts', 'games/one/rules/rules.ts', 'content/words/en.json'])
    write(path, path)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the version of the code', () => {
  it('is the same in every process that runs it', () => {
    expect(versionOfThisCode(root)).toBe(versionOfThisCode(root))
    expect(versionOfThisCode()).toBe(versionOfThisCode())
  })

  it.each(['packages/table/src/evolve.ts', 'games/one/rules/rules.ts', 'content/words/en.json', 'packages/table/package.json'])(
    'is another one when %s is',
    (path) => {
      const before = versionOfThisCode(root)
      write(path, 'something else')
      expect(versionOfThisCode(root)).not.toBe(before)
    },
  )

  it('does not look at tests and screens, which make no table', () => {
    const before = versionOfThisCode(root)
    for (const path of ['packages/table/src/evolve.test.ts', 'games/one/screens/hand.ts', 'packages/table/node_modules/one/index.js'])
      write(path, 'something else')
    expect(versionOfThisCode(root)).toBe(before)
  })

  it('is one that nobody else has where the sources are not there', () => {
    expect(versionOfThisCode('/nowhere')).not.toBe(versionOfThisCode('/nowhere'))
  })
})
