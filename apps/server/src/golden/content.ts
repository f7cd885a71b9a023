import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACTIONS, loadActionWords } from '@figment/actions'
import { LOCALES } from '@figment/i18n'
import { DREAMS, RETIRED, STORIES } from '@figment/pictures'
import { loadVerse } from '@figment/verse'
import { loadDecks } from '@figment/words'

/** What logs name, by the name, and a fingerprint of what it stands for. */
export type Named = Readonly<Record<string, string>>

const content = join(import.meta.dirname, '../../../../content')
export const KINDS = ['pictures', 'verse', 'words', 'actions'] as const
export type Kind = (typeof KINDS)[number]

const fingerprint = (...texts: readonly string[]): string => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)

/** All that a log may name today. */
export const NAMED: Readonly<Record<Kind, () => Promise<Named>>> = {
  async pictures() {
    const decks = { dreams: [...DREAMS.first, ...DREAMS.second, ...RETIRED.dreams], stories: [...STORIES, ...RETIRED.stories] }
    return Object.fromEntries(
      Object.entries(decks).flatMap(([deck, cards]) => cards.map((card) => [`${deck} ${card}`, pictureOf(deck, card)])),
    )
  },
  async verse() {
    const named: Record<string, string> = {}
    for (const locale of LOCALES) {
      const { lines, endings } = await loadVerse(locale)
      for (const [at, line] of lines.entries()) named[`${locale} line ${at + 1}`] = fingerprint(line)
      for (const [at, ending] of endings.entries()) named[`${locale} ending ${at + 1}`] = fingerprint(...ending)
    }
    return named
  },
  async words() {
    const cards = LOCALES.flatMap((locale) =>
      loadDecks(locale).flatMap((deck, at) =>
        deck.map(({ theme, words }, place) => [`${locale} deck ${at + 1} card ${place}`, fingerprint(theme, ...words)] as const),
      ),
    )
    return Object.fromEntries(cards)
  },
  async actions() {
    const named: Record<string, string> = {}
    for (const locale of LOCALES) {
      const { actions } = await loadActionWords(locale)
      for (const { id, colour } of ACTIONS) named[`${locale} ${id}`] = `${colour} ${fingerprint(actions[id]?.text ?? '')}`
    }
    return named
  },
}

/** Its sizes, and whether it is described in every language. */
function pictureOf(deck: string, card: string): string {
  const sizes = ['240.avif', '600.avif', '600.webp', '900.avif'].filter((size) =>
    existsSync(join(content, 'pictures', deck, `${card}-${size}`)),
  )
  return [...sizes, ...LOCALES.filter((locale) => card in descriptions(deck, locale))].join(' ')
}

const read = new Map<string, object>()
function descriptions(deck: string, locale: string): object {
  const file = join(content, 'pictures', deck, `alt.${locale}.json`)
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as object)
  read.set(file, known)
  return known
}

/** What a release named: kept with the content, a file for each release. */
const folderOf = (kind: Kind): string => join(content, kind, 'golden')

export async function writeNamed(release: string): Promise<void> {
  for (const kind of KINDS) {
    mkdirSync(folderOf(kind), { recursive: true })
    writeFileSync(join(folderOf(kind), `${release}.json`), `${JSON.stringify(await NAMED[kind](), null, 1)}\n`)
  }
}

export function readNamed(kind: Kind): readonly { readonly release: string; readonly named: Named }[] {
  return readdirSync(folderOf(kind)).map((file) => ({
    release: file.replace('.json', ''),
    named: JSON.parse(readFileSync(join(folderOf(kind), file), 'utf8')) as Named,
  }))
}
