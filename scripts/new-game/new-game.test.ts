import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Copy } from './copy.ts'

const ID = 'night-train'
/** In all, tests and four languages included. */
const LINES_AT_MOST = 600

/** What of a game runs elsewhere than its rules. */
const NO_RULES = ['games/*/screens', '**/*.test.ts']

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

/** Each of them once. What the template is made of is held to all this where it lies; here it is under another name, and in the list. */
describe('a new game passes', () => {
  it.each([
    ['format', `biome format games/${ID} games/index.ts`],
    ['lint', `oxlint --deny-warnings games/${ID}`],
    ['import boundaries', 'oxlint --config .oxlint-boundaries.json --deny-warnings games'],
    ['parts that may not know each other', 'node scripts/parts/check.ts'],
    ['its own tests', `vitest run --project pure games/${ID} packages/catalog/src/rules-cited.test.ts`],
  ])('%s', (_, command) => {
    copy.run(command)
  })

  it('types of its rules, without clock or network', () => {
    copy.write('tsconfig.rules-of-one.json', {
      extends: './games/tsconfig.rules.json',
      include: [`games/${ID}/**/*.ts`],
      exclude: NO_RULES,
    })
    copy.run('tsc -p tsconfig.rules-of-one.json')
  })

  // in one go, with all that browsers and servers know together: nobody who asks for every game misses something for this one
  it('types of everything that knows the list of games, and as an editor sees them', () => {
    const those = ['apps/*/src/**/*', 'packages/*/src/**/*', 'e2e/**/*', 'gallery/**/*', `games/${ID}/**/*`]
    copy.write('tsconfig.all.json', {
      extends: './games/tsconfig.json',
      compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'] },
      include: ['games/index.ts', ...those.flatMap((files) => [`${files}.ts`, `${files}.tsx`])],
      exclude: ['packages/painter', 'apps/**/*.test.ts', 'packages/**/*.test.ts'],
    })
    copy.run('tsc -p tsconfig.all.json')
  })

  it('two hundred games of bots', () => {
    const said = copy.run(`node packages/catalog/src/simulate-cli.ts ${ID} --games 200 --seats 5`)
    expect(said).toMatch(/finished +200 of 200/)
    expect(said).toMatch(/replay mismatches +0/)
    expect(said).toMatch(/secrecy violations +0 in [1-9]/)
  })

  it('the build of the client, and none of its rules is in it', () => {
    // what is sent is packed where all is built
    copy.run('cd apps/web && vite build --logLevel warn')
    const shown = globSync('apps/web/dist/assets/*.js', { cwd: copy.folder }).map((file) => readFileSync(join(copy.folder, file), 'utf8'))
    expect(shown.some((text) => text.includes('Night Train'))).toBe(true)
    // what happens in the game is decided on the server alone
    for (const event of ['roundBegun', 'seatRemoved']) expect(shown.filter((text) => text.includes(event))).toEqual([])
    copy.run('node scripts/weigh.ts')
  })

  it('an evening on phones, a laptop and a TV', () => {
    // the rounds are alike: with two of them all that can come has come
    const types = `games/${ID}/types.ts`
    copy.run(`sed -i 's/ROUNDS = 6/ROUNDS = 2/' ${types}`)
    expect(copy.run(`git diff --numstat ${types}`)).toMatch(/^1\t1\t/)
    copy.run(`playwright test --config e2e/playwright.config.ts --no-deps every-game -g ${ID}`)
  })
})
