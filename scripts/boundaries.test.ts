import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@figment/games'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const [one] = Object.keys(GAMES)

/** What the lint says of a file with this in it, in this folder. */
function lintOf(folder: string, text: string): { readonly stdout: string; readonly status: number | null } {
  const file = join(root, folder, `not-allowed-${process.pid}.probe.ts`)
  writeFileSync(file, `${text}\n`)
  try {
    return spawnSync('oxlint', ['--config', '.oxlint-boundaries.json', file], { cwd: root, encoding: 'utf8' })
  } finally {
    rmSync(file)
  }
}

it.each([
  ['packages/game-kit/src', 'node:fs'],
  ['packages/ink/src', '@figment/game-kit'],
  ['packages/table/src', `@figment/games/${one}/types.ts`],
  ['apps/server/src', `@figment/games/${one}/types.ts`],
  ['apps/server/src', '@colyseus/core'],
  ['apps/server/src/table', '@colyseus/core'],
  ['apps/web/src', `@figment/games/${one}/index.ts`],
  ['apps/web/src', '@figment/pictures/scenes'],
  ['packages/ui/src', '@figment/table/types'],
  ['packages/client/src', `@figment/games/${one}/types.ts`],
  ['e2e', `../games/${one}/words/en.ts`],
  ['gallery/moments', `@figment/games/${one}/types.ts`],
  ['packages/client/src/connection', 'react'],
  ['packages/client/src/connection', '../http.ts'],
  ['packages/client/src/connection', '@figment/ui/coming-back.ts'],
])('%s may not import %s', (folder, forbidden) => {
  const { stdout, status } = lintOf(folder, `export * from '${forbidden}'`)
  expect(stdout).toContain(`'${forbidden}' import is restricted`)
  expect(status).toBe(1)
})

it.each([
  ['Date.now()', 'Rules have no clock'],
  ['new Date()', 'Rules have no clock'],
  ['performance.now()', 'Rules have no clock'],
  ['Math.random()', 'Rules have no dice'],
])('rules may not ask %s', (asked, sentence) => {
  for (const folder of [`games/${one}/rules`, 'packages/game-kit/src', 'packages/table/src']) {
    const { stdout, status } = lintOf(folder, `export const asked = ${asked}`)
    expect(stdout).toContain(sentence)
    expect(status).toBe(1)
  }
})
