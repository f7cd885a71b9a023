import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeContactSheet } from './contact-sheet.ts'
import { chooseDeck } from './decks/choose.ts'
import type { DeckCard } from './decks/deck.ts'
import { decks } from './decks/decks.ts'
import { paintAll } from './easel.ts'
import { finishNames, isFinishName } from './finishes/finish.ts'
import { ProgressBar } from './progress-bar.ts'

const easels = 2
const usage = `node src/paint-cli.ts --deck <${Object.keys(decks).join(' | ')}>
node src/paint-cli.ts --seed <anything> [--count 12] [--finish <${finishNames.join(' | ')}>]`

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

const { name, cards } = wishedDeck()
const folder = join(import.meta.dirname, '..', 'out', name)
const orders = cards.map((card) => ({ card, file: join(folder, `${card.id}.png`) }))
const missing = orders.filter(({ file }) => !existsSync(file))
console.log(`${name}: ${cards.length} cards, ${missing.length} to paint`)

const bar = new ProgressBar(missing.length)
const errors: string[] = []
await paintAll(missing, easels, (answer) => {
  if ('error' in answer) errors.push(`${answer.id}: ${answer.error}`)
  const remark = 'error' in answer ? ' failed' : answer.doubts.length ? ` (${answer.doubts.join(', ')})` : ''
  bar.step(`${answer.id}${remark}`)
})

const painted = orders.map(({ file }) => file).filter((file) => existsSync(file))
if (painted.length) {
  const sheet = join(folder, 'contact-sheet.png')
  await writeContactSheet(painted, sheet)
  console.log(sheet)
}
for (const error of errors) console.error(error)
process.exitCode = errors.length ? 1 : 0

function wishedDeck(): { name: string; cards: readonly DeckCard[] } {
  const { deck, seed, count, finish } = readArguments()
  if (deck !== undefined) {
    const cards = decks[deck]
    return cards ? { name: deck, cards } : fail(`There is no deck called "${deck}".`)
  }
  if (!seed) fail('Which deck, or which seed?')
  const wanted = Number(count)
  if (!Number.isInteger(wanted) || wanted < 1) fail('--count is a whole number.')
  if (!isFinishName(finish)) fail(`--finish is one of: ${finishNames.join(', ')}.`)
  return { name: `${seed.replaceAll(/[^\w-]+/g, '_')}-${finish}`, cards: chooseDeck({ seed, count: wanted, finish }) }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        deck: { type: 'string' },
        seed: { type: 'string' },
        count: { type: 'string', default: '12' },
        finish: { type: 'string', default: 'oil' },
      },
    })
    return values
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
