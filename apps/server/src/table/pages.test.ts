import { unopenedTable } from '@figment/table'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGES_ASKED_FOR, PAGES_ASKED_FOR_BY_AT_MOST } from '../running/bounds.ts'
import { Metrics } from '../running/metrics.ts'
import { Pages } from './pages.ts'

// however slow the machine is, nothing comes back meanwhile
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it(`how often a browser asked is known of the latest ${PAGES_ASKED_FOR_BY_AT_MOST}`, () => {
  const pages = new Pages(new Metrics())
  const ask = (guest: string) => pages.read(unopenedTable, { game: 1, round: 1, seat: 0, mark: 1 }, guest)
  for (let asked = 0; asked < PAGES_ASKED_FOR.atOnce; asked++) expect(ask('ada')).toBe('noSuchPage')
  for (let others = 1; others < PAGES_ASKED_FOR_BY_AT_MOST; others++) ask(`another ${others}`)
  expect(ask('ada')).toBe('tooManyTries')
  for (let others = 0; others < PAGES_ASKED_FOR_BY_AT_MOST; others++) ask(`yet another ${others}`)
  expect(ask('ada')).toBe('noSuchPage')
})
