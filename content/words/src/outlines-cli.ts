// Writes the lines of every icon that shows a word of Pictomania: `npm run outlines -w content/words` when an icons.json or drawn.json changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LOCALES } from '@figment/i18n'
import { type IconSet, outlinesFile } from './flatten.ts'

const folder = join(import.meta.dirname, '..')
const fromWords = createRequire(join(folder, 'package.json'))
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const named = LOCALES.flatMap((locale) => Object.values(readJson(join(folder, locale, 'icons.json')) as Readonly<Record<string, string>>))
const iconsIn = (path: string) => (readJson(path) as IconSet).icons
const icons = { ...iconsIn(fromWords.resolve('@iconify-json/tabler/icons.json')), ...iconsIn(join(folder, 'drawn.json')) }
writeFileSync(join(folder, 'outlines.json'), outlinesFile(named, { icons }))
