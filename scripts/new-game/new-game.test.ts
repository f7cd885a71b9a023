import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Copy } from './copy.ts'

const ID = 'night-train'
/** In all, tests and four languages included. */
const LINES_AT_MOST = 600

let copy: Copy
beforeAll(() => {
  copy = new Copy()
})
afterAll(() => copy.remove())

const newGame = (id: string) => copy.try(`node --disable-warning=ExperimentalWarning scripts/new-game/new-game.ts ${id}`)

describe('npm run new-game', () => {
  it('changes nothing when the id cannot be one', () => {
    const [game] = copy.run('ls -d games/*/').trim().split('\n')
    for (const id of ['', 'Night_Train', 'one two', 'table', game?.split('/')[1] ?? '']) {
      const { status, said } = newGame(id)
      expect(status).toBe(1)
      // a sentence, and not where in the code it was found out
      expect(said).toMatch(/^[^\n]+\n$/)
    }
    expect(copy.run('git status --porcelain')).toBe('')
  })

  it('writes one folder and one line', () => {
    expect(newGame(ID).status).toBe(0)
    expect(copy.run('git status --porcelain').trim().split('\n')).toEqual(['M games/index.ts', `?? games/${ID}/`])
    copy.run('git add --all')
    const counts = copy.run('git diff --cached --numstat').trim().split('\n')
    const lines = counts.map((line) => line.split('\t').map(Number))
    expect(lines.reduce((sum, [, gone = 0]) => sum + gone, 0)).toBe(0)
    expect(lines.reduce((sum, [added = 0]) => sum + added, 0)).toBeLessThanOrEqual(LINES_AT_MOST)
    expect(copy.run('git diff --cached --numstat games/index.ts')).toMatch(/^1\t0\t/)
  })

  it('leaves nothing behind of the game that it was copied from', () => {
    const files = globSync(`games/${ID}/**/*.{ts,tsx,md}`, { cwd: copy.folder })
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect(readFileSync(join(copy.folder, file), 'utf8'), file).not.toMatch(/DreamForTwo|dream-for-two|\[DT/)
  })
})

/** Each of them is run once, over everything: what a new game breaks elsewhere counts as well. */
describe('a new game passes', () => {
  it.each([
    ['format', `biome format games`],
    ['lint', `oxlint --type-aware --deny-warnings games/${ID}`],
    ['import boundaries', 'oxlint --config .oxlint-boundaries.json --deny-warnings games'],
    ['parts that may not know each other', 'node scripts/parts/check.ts'],
    ['types of the rules', 'tsc -p games/tsconfig.rules.json'],
    ['types as an editor sees them', 'tsc -p games'],
    ['types', 'tsc -p .'],
    ['types of the client', 'tsc -p apps/web'],
    ['types of the browser tests', 'tsc -p e2e'],
    ['its own tests', `vitest run --project pure games/${ID} packages/catalog/src/rules-cited.test.ts`],
  ])('%s', (_, command) => {
    copy.run(command)
  })

  it('two hundred games of bots', () => {
    const said = copy.run(`node packages/catalog/src/simulate-cli.ts ${ID} --games 200 --seats 5`)
    expect(said).toMatch(/finished +200 of 200/)
    expect(said).toMatch(/replay mismatches +0/)
    expect(said).toMatch(/secrecy violations +0 in [1-9]/)
  })

  it('the build of the client, and none of its rules is in it', () => {
    copy.run('npm run build --workspace apps/web --silent')
    const shown = globSync('apps/web/dist/assets/*.js', { cwd: copy.folder }).map((file) => readFileSync(join(copy.folder, file), 'utf8'))
    expect(shown.some((text) => text.includes('Night Train'))).toBe(true)
    // what happens in the game is decided on the server alone
    for (const event of ['roundBegun', 'seatRemoved']) expect(shown.filter((text) => text.includes(event))).toEqual([])
    copy.run('node scripts/weigh.ts')
  })

  it('an evening on phones, a laptop and a TV', () => {
    copy.run(`playwright test --config e2e/playwright.config.ts --no-deps every-game -g ${ID}`)
  })
})
