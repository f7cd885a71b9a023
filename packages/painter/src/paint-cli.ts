import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeContactSheet } from './contact-sheet.ts'
import { writeDeckIndex } from './deck-index.ts'
import { chooseDeck } from './decks/choose.ts'
import { cardNamed, type DeckCard } from './decks/deck.ts'
import { decks, isDeckName } from './decks/decks.ts'
import { paintAll } from './easel.ts'
import { finishNames, isFinishName } from './finishes/finish.ts'
import type { Order } from './paint-worker.ts'
import { ProgressBar } from './progress-bar.ts'
import { filesOf, folderOf } from './shown-files.ts'

const easels = 2
const usage = `npm run paint -- --deck <${Object.keys(decks).join(' | ')}>
npm run paint -- --card <name of a card, or several with commas> [--finish …]
npm run paint -- --seed <anything> [--count 12] [--finish <${finishNames.join(' | ')}>]`
const out = join(import.meta.dirname, '..', 'out')

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

const { deck, card, seed, count, finish } = readArguments()
if (!isFinishName(finish)) fail(`--finish is one of: ${finishNames.join(', ')}.`)
if (deck !== undefined) await paintDeck(deck)
else if (card !== undefined) await paintToLookAt('cards', namedCards(card.split(',')), { again: true })
else if (seed) await paintToLookAt(`${seed.replaceAll(/[^\w-]+/g, '_')}-${finish}`, chooseDeck({ seed, count: wholeNumber(count), finish }))
else fail('Which deck, which card, or which seed?')

/** What is missing of a deck, as the files that people see. */
async function paintDeck(name: string): Promise<void> {
  if (!isDeckName(name)) fail(`There is no deck called "${name}".`)
  const cards = decks[name]()
  const folder = folderOf(name)
  const isMissing = (card: DeckCard) => filesOf(card.name).some((file) => !existsSync(join(folder, file)))
  await paintOrders(
    name,
    cards.filter(isMissing).map((card) => ({ card, to: { deck: folder } })),
  )
  if (cards.some(isMissing)) return
  await writeDeckIndex(cards, folder)
  await mkdir(out, { recursive: true })
  await tellOfSheet(
    cards.flatMap(({ name }) => filesOf(name).filter((file) => file.endsWith('240.avif'))).map((file) => join(folder, file)),
    join(out, `${name}.png`),
  )
}

async function paintToLookAt(name: string, cards: readonly DeckCard[], { again = false } = {}): Promise<void> {
  const orders = cards.map((card) => ({ card, to: { png: join(out, name, `${card.name}.png`) } }))
  const files = orders.map(({ to }) => to.png)
  await paintOrders(
    name,
    orders.filter(({ to }) => again || !existsSync(to.png)),
  )
  await tellOfSheet(
    files.filter((file) => existsSync(file)),
    join(out, name, 'contact-sheet.png'),
  )
}

async function paintOrders(name: string, orders: readonly Order[]): Promise<void> {
  console.log(`${name}: ${orders.length} to paint`)
  const bar = new ProgressBar(orders.length)
  const errors: string[] = []
  await paintAll(orders, easels, (answer) => {
    if ('error' in answer) errors.push(`${answer.name}: ${answer.error}`)
    const remark = 'error' in answer ? ' failed' : answer.doubts.length ? ` (${answer.doubts.join(', ')})` : ''
    bar.step(`${answer.name}${remark}`)
  })
  for (const error of errors) console.error(error)
  if (errors.length) process.exitCode = 1
}

async function tellOfSheet(files: readonly string[], sheet: string): Promise<void> {
  if (files.length === 0) return
  await writeContactSheet(files, sheet)
  console.log(sheet)
}

function namedCards(names: readonly string[]): DeckCard[] {
  if (!isFinishName(finish)) return []
  try {
    return names.map((name) => cardNamed(name, finish))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(text: string): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fail('--count is a whole number.')
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        deck: { type: 'string' },
        card: { type: 'string' },
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
