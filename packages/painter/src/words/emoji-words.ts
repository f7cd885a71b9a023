import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { notoCodePoints } from '../sprites/icon-set.ts'
import { type Language, languages } from './words.ts'

const require = createRequire(import.meta.url)

type Labels = Readonly<Record<string, string>>

interface Emoji {
  hexcode: string
  label: string
}

/** Iconify and emojibase disagree about variation selectors. */
const bare = (hexcode: string) => hexcode.toUpperCase().replaceAll('-FE0F', '')

function readLabels(): Record<Language, Labels> {
  const iconByCode: Record<string, string> = {}
  for (const [hexcode, icon] of Object.entries(notoCodePoints())) iconByCode[bare(hexcode)] ??= icon
  const labelsIn = (language: Language): Labels => {
    const labels: Record<string, string> = {}
    const emojis: Emoji[] = JSON.parse(readFileSync(require.resolve(`emojibase-data/${language}/compact.json`), 'utf8'))
    for (const { hexcode, label } of emojis) {
      const icon = iconByCode[bare(hexcode)]
      if (icon) labels[icon] ??= label
    }
    return labels
  }
  const [en, ru, uk, pl] = languages
  return { en: labelsIn(en), ru: labelsIn(ru), uk: labelsIn(uk), pl: labelsIn(pl) }
}

let read: Record<Language, Labels> | undefined

/** What an icon is called, if the emoji dictionary knows it. */
export function emojiLabel(icon: string, language: Language): string | undefined {
  read ??= readLabels()
  return read[language][icon]
}
