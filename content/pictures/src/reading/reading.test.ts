import { LOCALES, type Locale } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import type { Shown } from '../scene/shown.ts'
import { NOUNS } from '../scene/nouns.ts'
import { SCENES } from '../scenes.ts'
import { nameOf } from '../words/forms.ts'
import { Eyes } from './eyes.ts'
import { heroes } from './look.ts'
import { thingsNamed } from './read.ts'

const deck = SCENES.dreams
const eyes = new Eyes(deck)
const FIVE = { voters: 4, toGive: 1 }

function bestFor(clue: string, locale: Locale = 'en'): Shown {
  const [best] = [...eyes.fits(clue, locale)].sort(([, one], [, other]) => other - one)
  return deck[best?.[0] ?? ''] as Shown
}
const thingsIn = (shown: Shown) => Object.values(shown.objects).map(({ is }) => is)

describe('a clue in people’s own words', () => {
  it.each([
    ['en', 'about whales'],
    ['ru', 'о китах'],
    ['uk', 'танці з китами'],
    ['pl', 'sen wieloryba'],
  ] as const)('finds the whale in %s, in any case and number: %s', (locale, clue) => {
    expect(heroes(bestFor(clue, locale))).toContain('whale')
  })

  it.each([
    ['en', 'who switched on the lighthouse?', 'lighthouse'],
    ['ru', 'ключей слишком много', 'key'],
    ['uk', 'парасольок не вистачить', 'umbrella'],
    ['pl', 'zegarem po głowie', 'clock'],
  ] as const)('finds the thing it names in %s: %s', (locale, clue, thing) => {
    expect(thingsIn(bestFor(clue, locale))).toContain(thing)
  })

  it('is understood in another language than the table’s', () => {
    expect(heroes(bestFor('о китах', 'pl'))).toContain('whale')
    expect(heroes(bestFor('wieloryby', 'ru'))).toContain('whale')
  })

  it('may be an emoji', () => {
    expect(heroes(bestFor('🐙', 'uk'))).toContain('octopus')
    expect(thingsIn(bestFor('🎈⛵🏠', 'pl'))).toContain('house')
  })

  it.each([
    ['en', 'so lonely'],
    ['ru', 'одиночество'],
    ['uk', 'самотня'],
    ['pl', 'samotność'],
  ] as const)('may be a mood in %s: %s', (locale, clue) => {
    expect(bestFor(clue, locale).mood).toContain('lonely')
  })

  it.each(LOCALES)('may be a concept in %s, found by its associations', (locale) => {
    const freedom = { en: 'freedom', ru: 'свобода', uk: 'незалежність', pl: 'wolność' }[locale]
    expect(bestFor(freedom, locale).mood).toContain('free')
  })

  it('that means nothing prefers no card', () => {
    for (const clue of ['', 'xyzzy qwrtp', '???', '1234']) for (const fit of eyes.fits(clue, 'en').values()) expect(fit).toBe(0)
  })
})

describe('what could be said of a card', () => {
  it.each(LOCALES)('is never the name of what it shows, in %s', (locale) => {
    for (const [card, shown] of Object.entries(deck)) {
      const hero = heroes(shown)[0] ?? ''
      for (const { clue } of eyes.ideas(card, locale, FIVE)) expect([...thingsNamed(clue, locale)], clue).not.toContain(hero)
    }
  })

  it.each(LOCALES)('is enough for a long evening in %s', (locale) => {
    const said = new Set<string>()
    for (const card of Object.keys(deck)) {
      const ideas = eyes.ideas(card, locale, FIVE)
      expect(ideas.length, card).toBeGreaterThanOrEqual(8)
      for (const { clue } of ideas) said.add(clue)
    }
    expect(said.size).toBeGreaterThan(400)
  })

  it('splits the table rather than tell all or nothing', () => {
    for (const card of Object.keys(deck)) {
      const best = Math.max(...eyes.ideas(card, 'en', FIVE).map(({ split }) => split))
      expect(best, card).toBeGreaterThan(0.6)
    }
  })
})

it.each(LOCALES)('every thing of ours is understood by its name in %s', (locale) => {
  for (const noun of NOUNS) expect(thingsNamed(nameOf(locale, noun), locale), noun).toContain(noun)
})
