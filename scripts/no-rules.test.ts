import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { GAMES } from '@figment/games'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { noRules } from '../apps/web/no-rules.ts'

const root = join(import.meta.dirname, '..')
const games = Object.keys(GAMES)

async function built(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const outputs = await build({ logLevel: 'silent', ...config, build: { ...config.build, write: false } })
  return [outputs as Rolldown.RolldownOutput].flat().flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
}

/** A page that is this text and nothing else. */
const pageOf = (text: string) =>
  built({
    configFile: false,
    root,
    plugins: [
      noRules,
      { name: 'the page', resolveId: (id) => (id === 'the-page' ? id : null), load: (id) => (id === 'the-page' ? text : null) },
    ],
    build: { rolldownOptions: { input: 'the-page' } },
  })

describe('a page that imports', () => {
  it.each(games.flatMap((id) => [`games/${id}/index.ts`, `games/${id}/rules/rules.ts`, `games/${id}/bots/bot.ts`]))(
    '%s is not built, and the sentence says why',
    async (file) => {
      await expect(pageOf(`import * as all from ${JSON.stringify(join(root, file))}; console.log(all)`)).rejects.toThrow(
        `${relative('games', file)} is in the page: screens must not import`,
      )
    },
  )

  it('the list of games has their names, and no way to their rules', async () => {
    const [chunk, ...more] = await pageOf(`import { GAMES } from ${JSON.stringify(join(root, 'games/index.ts'))}; console.log(GAMES)`)
    expect(more).toEqual([])
    for (const id of games) expect(chunk?.code).toContain(id)
    expect(chunk?.code).not.toContain('import(')
  })
})

describe('the page as it is', () => {
  let chunks: readonly Rolldown.OutputChunk[] = []
  beforeAll(async () => {
    chunks = await built({ root: join(root, 'apps/web') })
  })

  it.each(games)('shows %s', (id) => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map((path) => relative(root, path)))
    expect(modules).toContain(`games/${id}/manifest.ts`)
    expect(modules).toContain(`games/${id}/screens/index.tsx`)
  })

  // rules decide on events and go on by them; nobody else makes one or tells them apart
  it.each(games)('has none of the events by which %s goes on', (id) => {
    const code = chunks.map((chunk) => chunk.code).join('\n')
    const moves = namesIn(`games/${id}/screens`)
    const events = namesIn(`games/${id}/rules`).filter((name) => !moves.includes(name))
    expect(events).toContain('gameEnded')
    expect(events.filter((name) => new RegExp(`(type:|case ?)[\`'"]${name}[\`'"]`).test(code))).toEqual([])
  })
})

/** Moves that are made here and events that are decided here, by name. */
function namesIn(folder: string): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{ type: '(\w+)'/g)].map(([, name = '']) => name)))]
}
