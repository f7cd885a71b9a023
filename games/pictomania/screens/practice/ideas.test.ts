import { expect, it } from 'vitest'
import { anIdea, saidOf } from './ideas.ts'
import { words as en } from './words/en.ts'
import { words as pl } from './words/pl.ts'
import { words as ru } from './words/ru.ts'
import { words as uk } from './words/uk.ts'

it('every idea can be said in every language, and each is another one', () => {
  const all = new Set<string>()
  for (const words of [en, ru, uk, pl]) {
    for (const what of en.ideas.what.keys()) for (const where of en.ideas.where.keys()) all.add(saidOf(words, { what, where }))
  }
  expect([...all].filter((said) => said.includes('undefined'))).toEqual([])
  expect(all.size).toBe(4 * en.ideas.what.length * en.ideas.where.length)
})

it('another idea has nothing of the last one', () => {
  let last = anIdea(en)
  for (let at = 0; at < 200; at++) {
    const next = anIdea(en, last)
    expect([next.what === last.what, next.where === last.where]).toEqual([false, false])
    expect(saidOf(en, next)).not.toContain('undefined')
    last = next
  }
})
