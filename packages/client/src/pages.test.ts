import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pages } from './pages.ts'

const PATH = '/api/tables/BCDFG/pages/1/2/0/48'
const NAME = { round: 2, seat: 0, mark: 48 }
const answers: (() => Promise<Response>)[] = []
const said = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }))
const unreachable = () => Promise.reject(new TypeError('offline'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string) => (path === PATH ? (answers.shift() ?? unreachable)() : unreachable()))
})
afterEach(() => {
  answers.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function asked(pages = new Pages('BCDFG', 1)) {
  const stop = new AbortController()
  const onLate = vi.fn<() => void>()
  return { stop, onLate, pages, page: pages.fetch<string[]>(NAME, { signal: stop.signal, onLate }) }
}

it('a page is here when the server gives it', async () => {
  answers.push(said(200, ['a stroke']))
  const { page, onLate } = asked()
  expect(await page).toEqual({ is: 'here', content: ['a stroke'] })
  expect(onLate).not.toHaveBeenCalled()
})

it('the key of the link is shown with every question', async () => {
  const shown: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    shown.push(headers)
    return said(200, [])()
  })
  await asked().page
  await asked(new Pages('BCDFG', 1, 'abcdefghij234567')).page
  expect(shown).toEqual([{}, { 'figment-key': 'abcdefghij234567' }])
})

it('a page is fetched once, and another one under another mark', async () => {
  answers.push(said(200, ['a stroke']))
  const { page, pages } = asked()
  expect(pages.known(NAME).is).toBe('coming')
  await page
  expect(await asked(pages).page).toEqual({ is: 'here', content: ['a stroke'] })
  expect(pages.known({ ...NAME, mark: 12 }).is).toBe('coming')
})

it('a page that there is no more is gone, and is not asked for again', async () => {
  answers.push(said(404, { refused: 'noSuchPage' }), said(200, ['a stroke']))
  expect(await asked().page).toEqual({ is: 'gone', content: null })
  expect(answers).toHaveLength(1)
})

it('a page that does not come is late, and is asked for again after longer and longer pauses', async () => {
  answers.push(unreachable, said(429, { refused: 'tooManyTries' }), said(503, { refused: 'tryAgain' }), said(200, []))
  const { page, onLate } = asked()
  await vi.advanceTimersByTimeAsync(999)
  expect(answers).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers).toHaveLength(1)
  expect(onLate).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await page).toEqual({ is: 'here', content: [] })
})

it('a page that nobody wants any more is not asked for again', async () => {
  answers.push(unreachable, said(200, []))
  const { page, stop } = asked()
  await vi.advanceTimersByTimeAsync(500)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await page).toBeNull()
  expect(answers).toHaveLength(1)
})
