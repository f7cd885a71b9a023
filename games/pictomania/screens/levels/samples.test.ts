import { loadDecks } from '@figment/words'
import { expect, it } from 'vitest'
import { DECKS, LANGUAGES } from '../../types.ts'
import { words as en } from '../../words/en.ts'
import { words as pl } from '../../words/pl.ts'
import { words as ru } from '../../words/ru.ts'
import { words as uk } from '../../words/uk.ts'

const WORDS = { en, ru, uk, pl }

it.each(LANGUAGES)('the words that stand for a level are never dealt: %s', (language) => {
  const dealt = new Set(loadDecks(language).flatMap((deck) => deck.flatMap(({ words }) => words.map((word) => word.toLowerCase()))))
  const samples = DECKS.flatMap((deck) => WORDS[language].levels.samples[deck])
  expect(new Set(samples).size).toBe(16)
  expect(samples.filter((sample) => dealt.has(sample.toLowerCase()))).toEqual([])
})
