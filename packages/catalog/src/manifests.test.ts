import { parse } from '@figment/game-kit'
import { optionsForEveryPhase, phasesOnTheWay, phasesSeen, usualOptions } from '@figment/game-kit/testing'
import { LOCALES } from '@figment/i18n'
import { describe, expect, it } from 'vitest'
import { entry, GAME_IDS } from './index.ts'

describe.each(GAME_IDS)('the manifest of %s', (id) => {
  const { manifest, rules } = entry(id)
  const choices = Object.entries(manifest.choices) as readonly (readonly [string, readonly unknown[]])[]

  it('lists what can be chosen, the usual first: what is left out is the first of its list', () => {
    const options = parse(rules.options, {})
    expect(options).toMatchObject({ ok: true, value: Object.fromEntries(choices.map(([option, list]) => [option, list[0]])) })
  })

  it('lists nothing that cannot be chosen, and nothing twice', () => {
    for (const [option, list] of choices) {
      expect(new Set(list).size).toBe(list.length)
      for (const one of list) expect(parse(rules.options, { [option]: one })).toMatchObject({ ok: true, value: { [option]: one } })
    }
  })

  it('names every phase once, the end last and never rare', () => {
    const { phases, rarely = [] } = manifest
    expect(new Set(phases).size).toBe(phases.length)
    expect(phases.at(-1)).toBe('over')
    expect(rarely).not.toContain('over')
    expect(rarely.filter((phase) => !phases.includes(phase))).toEqual([])
  })

  it('calls a phase rare only if some games do without it', () => {
    const game = entry(id)
    const { min, max } = manifest.seats(usualOptions(game))
    const seats = Math.min(max, Math.max(min, 4))
    const options = optionsForEveryPhase(game, seats)
    const games = Array.from({ length: 10 }, (_, seed) => phasesSeen(game, { options, seats, seed: `rare ${seed}` }))
    for (const seen of games) expect([...seen]).toEqual(expect.arrayContaining([...phasesOnTheWay(game), 'over']))
    for (const phase of manifest.rarely ?? []) expect(games.some((seen) => !seen.has(phase))).toBe(true)
  })

  it('has a name and a line in every language, and a sign', () => {
    for (const locale of LOCALES) {
      const { name, line } = manifest.names[locale]
      expect(name).not.toBe('')
      expect(line).toMatch(/[.?!]$/)
    }
    expect(manifest.sign).toMatch(/^M[\d .MmLlHhVvCcSsQqTtAaZz-]+$/)
  })
})
