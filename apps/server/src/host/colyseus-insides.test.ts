import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const HOST = import.meta.dirname
/** A private field by its name in brackets, a type that is talked out of itself, a method that is put over another. */
const REACH = /\[['"`]_|as unknown as|\.prototype\b|\.emit\s*=|\bref as\b|\boverride (async )?(onConnection|autoTerminate)/

it('what Colyseus does not promise is leaned on in one file alone', () => {
  const files = readdirSync(HOST).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const reaching = files.filter((name) => REACH.test(readFileSync(join(HOST, name), 'utf8')))
  expect(reaching).toEqual(['colyseus-insides.ts'])
})

it('each part of it says why it is needed, and what would make it go', () => {
  const text = readFileSync(join(HOST, 'colyseus-insides.ts'), 'utf8')
  const exported = text.match(/^export /gm) ?? []
  expect(text.match(/^ \* Why: /gm)).toHaveLength(exported.length)
  expect(text.match(/^ \* Goes when: /gm)).toHaveLength(exported.length)
})
