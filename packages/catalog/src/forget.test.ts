import { describe, expect, it } from 'vitest'
import { entry, GAME_IDS } from './index.ts'

describe('where somebody can write, what they write can be forgotten', () => {
  it.each(GAME_IDS)('%s', (id) => {
    const { rules, forget } = entry(id)
    if (takesText(rules.move)) expect(forget?.event).toBeDefined()
    if (takesText(rules.options)) expect(forget).toMatchObject({ written: expect.any(Function), options: expect.any(Function) })
    if (!forget) expect(takesText([rules.move, rules.options])).toBe(false)
  })

  it.each(GAME_IDS)('%s: and a table that keeps rude words away can read it', (id) => {
    const { rules, texts } = entry(id)
    if (takesText(rules.move)) expect(texts?.move).toBeDefined()
    if (takesText(rules.options)) expect(texts?.options).toBeDefined()
  })

  it.each(GAME_IDS)('%s: and taken off all screens, one thing at a time', (id) => {
    const { forget, takeOff } = entry(id)
    expect(takeOff !== undefined).toBe(forget !== undefined)
    if (forget?.options)
      expect(takeOff).toMatchObject({ deal: expect.any(Function), options: expect.any(Function), nextOptions: expect.any(Function) })
  })

  it('the look at schemas finds text: some games have it in their moves, some in their options, some nowhere', () => {
    const games = GAME_IDS.map((id) => entry(id).rules)
    for (const schemas of [games.map(({ move }) => move), games.map(({ options }) => options)])
      expect(new Set(schemas.map(takesText))).toEqual(new Set([true, false]))
  })
})

/** Whether a schema lets anything through that is not one of a list. */
function takesText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('type' in schema && typeof schema.type === 'string' && ['string', 'unknown', 'any'].includes(schema.type)) return true
  return Object.values(schema).some(takesText)
}
