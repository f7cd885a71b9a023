import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// What people call the things of our pictures, for bots that read clues: `npm run keywords -w content/pictures` when emoji.json changes.
const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const
/** A word that is said of more things than this says nothing about any of them. */
const MOST_THINGS = 4
const folder = import.meta.dirname
// the emoji names come with the painter
const fromPainter = createRequire(join(folder, '../../../../packages/painter/package.json'))

interface Emoji {
  readonly emoji: string
  readonly label: string
  readonly tags?: readonly string[]
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const withoutSelector = (text: string) => text.replaceAll('\uFE0F', '')
const emojiOf = readJson(join(folder, 'emoji.json')) as Readonly<Record<string, readonly string[]>>

for (const language of LANGUAGES) {
  const emojis = readJson(fromPainter.resolve(`emojibase-data/${language}/data.json`)) as readonly Emoji[]
  const byEmoji = new Map(emojis.map((emoji) => [withoutSelector(emoji.emoji), emoji]))
  const wordsOf = Object.entries(emojiOf).map(([noun, found]) => {
    const words = found.flatMap((emoji) => oneWordNames(byEmoji.get(withoutSelector(emoji))))
    return [noun, [...new Set(words)]] as const
  })
  const things = new Map<string, number>()
  for (const [, words] of wordsOf) for (const word of words) things.set(word, (things.get(word) ?? 0) + 1)
  const telling = wordsOf.map(([noun, words]) => [noun, words.filter((word) => (things.get(word) ?? 0) <= MOST_THINGS)] as const)
  const lines = telling
    .filter(([, words]) => words.length > 0)
    .map(([noun, words]) => `  ${JSON.stringify(noun)}: ${JSON.stringify(words)}`)
  writeFileSync(join(folder, `keywords.${language}.json`), `{\n${lines.join(',\n')}\n}\n`)
}

function oneWordNames(emoji: Emoji | undefined): string[] {
  if (!emoji) return []
  const names = [emoji.label, ...(emoji.tags ?? [])].map((name) => name.toLowerCase())
  return names.filter((name) => /^[\p{L}'’-]{3,}$/u.test(name))
}
