import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from './browser.ts'

const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) }

class OpenedSocket {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}

beforeEach(() => {
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  vi.stubGlobal('WebSocket', OpenedSocket)
})
afterEach(() => {
  page.document.visibilityState = 'visible'
  vi.unstubAllGlobals()
})

describe('the browser that a page is open in', () => {
  it('tells when the network is back and when the page is looked at, but not when it is put away', () => {
    let awake = 0
    const stop = browser.onAwake(() => awake++)
    page.window.dispatchEvent(new Event('online'))
    expect(awake).toBe(1)
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    page.window.dispatchEvent(new Event('online'))
    expect(awake).toBe(1)
    page.document.visibilityState = 'visible'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(awake).toBe(2)
    stop()
    page.document.dispatchEvent(new Event('visibilitychange'))
    page.window.dispatchEvent(new Event('online'))
    expect(awake).toBe(2)
  })

  it.each([
    ['https:', 'wss://figment.example/process/TABLE'],
    ['http:', 'ws://figment.example/process/TABLE'],
  ])('opens sockets to where the page came from, as safely: %s', (protocol, url) => {
    vi.stubGlobal('location', { protocol, host: 'figment.example' })
    expect(browser.openSocket('/process/TABLE')).toMatchObject({ url })
  })

  it.each([
    ['a ticket', Response.json({ roomId: 'TABLE' }), { roomId: 'TABLE' }],
    ['a refusal', Response.json({ refused: 'noSuchTable' }, { status: 404 }), { refused: 'noSuchTable', work: null }],
    ['work', Response.json({ refused: 'tooManyTries', work: 'x' }, { status: 429 }), { refused: 'tooManyTries', work: 'x' }],
    ['words that are none of ours', new Response('<h1>Bad Gateway</h1>', { status: 502 }), { refused: null, work: null }],
  ])('asks for the table, and hears %s', async (_, response, heard) => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      asked.push([path, body])
      return Promise.resolve(response)
    })
    expect(await browser.openTable('TABLE', { as: 'tv' }, { key: null, work: null, stop: new AbortController().signal })).toEqual(heard)
    expect(asked).toEqual([['/api/tables/TABLE/open', '{"as":"tv"}']])
  })

  it('shows the key of its link at the door', async () => {
    const shown: unknown[] = []
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      shown.push(headers)
      return Promise.resolve(Response.json({}))
    })
    for (const key of [null, 'abcdefghij234567'])
      await browser.openTable('TABLE', { as: 'tv' }, { key, work: null, stop: new AbortController().signal })
    expect(shown).toEqual([
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', 'figment-key': 'abcdefghij234567' },
    ])
  })
})
