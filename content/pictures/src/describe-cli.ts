// Writes what every picture shows in every language, from the scenes of the decks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@figment/i18n'
import { DECKS, descriptionsOf } from './descriptions.ts'

for (const deck of DECKS)
  for (const locale of LOCALES) {
    const file = join(import.meta.dirname, '..', deck, `alt.${locale}.json`)
    writeFileSync(file, `${JSON.stringify(descriptionsOf(deck, locale), null, 2)}\n`)
  }
