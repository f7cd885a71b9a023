import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@figment/i18n'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cardId } from './card-id.ts'
import { DECKS, descriptionsOf } from './descriptions.ts'
import { DREAMS, RETIRED, STORIES } from './index.ts'
import { shownSchema } from './scene/shown.ts'
import { SCENES } from './scenes.ts'

const dealt = { dreams: [...DREAMS.first, ...DREAMS.second], stories: STORIES }
const cards = { dreams: [...dealt.dreams, ...RETIRED.dreams], stories: [...dealt.stories, ...RETIRED.stories] }

describe('the decks', () => {
  it('are two sets of 84 dreams, and 100 stories', () => {
    expect(DREAMS.first).toHaveLength(84)
    expect(DREAMS.second).toHaveLength(84)
    expect(STORIES).toHaveLength(100)
    expect(new Set(DECKS.flatMap((deck) => dealt[deck])).size).toBe(268)
  })

  it('have ids that say nothing: like names have unlike ids, and a list is in no order but the alphabet', () => {
    const [one, other] = [cardId('moon-ladder'), cardId('moon-ladders')]
    expect(Array.from(one).filter((letter, at) => letter === other[at]).length).toBeLessThan(4)
    for (const ids of [DREAMS.first, DREAMS.second, STORIES]) expect(ids).toEqual([...ids].sort())
  })
})

it('no picture is dealt that is retired', () => {
  for (const deck of DECKS) expect(dealt[deck].filter((card) => RETIRED[deck].includes(card))).toEqual([])
})

describe.each(DECKS)('the scenes of %s', (deck) => {
  const scenes = Object.entries(SCENES[deck])

  it('are there for every card', () => {
    expect(Object.keys(SCENES[deck])).toEqual([...cards[deck]].sort())
  })

  it('say what is to be seen, in words that we know', () => {
    for (const [card, shown] of scenes) {
      const { issues } = v.safeParse(shownSchema, shown)
      expect(issues?.map(({ message }) => message) ?? [], card).toEqual([])
      expect(shown.relations.length, card).toBeGreaterThanOrEqual(2)
    }
  })

  it('are told apart by what they show', () => {
    const told = scenes.map(([, { objects, relations }]) => JSON.stringify([Object.values(objects).map(({ is }) => is), relations]))
    expect(new Set(told).size).toBe(told.length)
  })

  it.each(LOCALES)('are described in %s as the file says, each in its own words', (locale) => {
    const file = join(import.meta.dirname, '..', deck, `alt.${locale}.json`)
    const written = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    expect(written).toEqual(descriptionsOf(deck, locale))
    expect(new Set(Object.values(written)).size).toBe(cards[deck].length)
    for (const text of Object.values(written)) expect(text.length).toBeLessThanOrEqual(320)
  })
})
