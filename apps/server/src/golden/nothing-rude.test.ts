import { ACTIONS, loadActionWords } from '@figment/actions'
import { hasRudeWord, seededChance } from '@figment/game-kit'
import { LOCALES } from '@figment/i18n'
import { cluesIn, eyes } from '@figment/pictures/reading'
import { DREAMS } from '@figment/pictures'
import { decide, evolve, openTable, unopenedTable } from '@figment/table'
import { loadVerse } from '@figment/verse'
import { loadDecks } from '@figment/words'
import { describe, expect, it } from 'vitest'

// a table without rude words would refuse its own bots, or what everybody reads from a card
describe.each(LOCALES)('nothing of ours in %s is rude', (locale) => {
  const expectClean = (texts: readonly string[]) => {
    expect(texts.length).toBeGreaterThan(7)
    expect(texts.filter(hasRudeWord)).toEqual([])
  }

  it('verse', async () => {
    const { lines, endings } = await loadVerse(locale)
    expectClean([...lines, ...endings.flat()])
  })

  it('words', () => {
    expectClean(loadDecks(locale).flatMap((deck) => deck.flatMap(({ theme, words }) => [theme, ...words])))
  })

  it('actions', async () => {
    const { actions } = await loadActionWords(locale)
    expectClean(ACTIONS.map(({ id }) => actions[id]?.text ?? ''))
  })

  it('clues of bots', () => {
    // what bots think of takes a while: some pictures of each set stand for all
    const cards = [...DREAMS.first, ...DREAMS.second].filter((_, at) => at % 12 === 0)
    const company = { voters: 3, toGive: 1 }
    const ideas = cards.flatMap((card) =>
      eyes()
        .ideas(card, locale, company)
        .map(({ clue }) => clue),
    )
    expectClean([...cluesIn(locale), ...ideas])
  })

  it('names of bots', () => {
    const choice = unopenedTable.open.choice
    let state = evolve(unopenedTable, openTable('BCDFG', { locale, choice, seed: 'bots' }))
    state = evolve(state, { type: 'personCame', person: 'p1', guest: 'one', profile: { name: 'Ada', colour: 'rose', shape: 'heart' } })
    state = evolve(state, { type: 'hostChanged', person: 'p1' })
    for (let bots = 0; bots < 8; bots++) {
      const asking = { person: 'p1', present: new Set(['p1']), chance: seededChance('bots') }
      const seated = decide(state, { type: 'addBot' }, asking)
      if ('refused' in seated) throw new Error(seated.refused)
      state = seated.reduce(evolve, state)
    }
    expectClean(state.open.seats.map(({ name }) => name))
  })
})
