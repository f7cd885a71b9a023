import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it.each([
  ['packages/game-kit/src', 'node:fs'],
  ['packages/ink/src', '@figment/game-kit'],
  ['games/dixit/src', '@figment/poezium'],
  ['games/poezium/src', '@figment/table'],
  ['packages/table/src', '@figment/dixit'],
  ['apps/server/src', '@figment/dixit'],
  ['apps/server/src', '@colyseus/core'],
  ['apps/web/src', '@figment/poezium'],
  ['apps/web/src', '@figment/pictures/scenes'],
  ['apps/web/src/table/connection', 'react'],
  ['apps/web/src/table/connection', '../http.ts'],
  ['apps/web/src/table/connection', '../../kit/coming-back.ts'],
])('%s may not import %s', (folder, forbidden) => {
  const file = join(root, folder, `not-allowed-${process.pid}.ts`)
  writeFileSync(file, `export * from '${forbidden}'\n`)
  try {
    const { stdout, status } = spawnSync('oxlint', ['--config', '.oxlint-boundaries.json', file], { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain(`'${forbidden}' import is restricted`)
    expect(status).toBe(1)
  } finally {
    rmSync(file)
  }
})
