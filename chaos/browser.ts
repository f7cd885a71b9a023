import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { WebSocket } from 'ws'

/** What the web client's own code needs of a browser; each device has its own cookie and its own way to the servers. */
export interface Browser {
  /** Host and port, as the page was opened. */
  readonly host: string
  cookie: string
  sent(bytes: Uint8Array): void
  heard(bytes: Uint8Array, socket: object): void
  closed(socket: object): void
}

const browsers = new AsyncLocalStorage<Browser>()

/** Whatever the client's code starts in here, also later, happens in this browser. */
export const inBrowser = <T>(browser: Browser, act: () => T): T => browsers.run(browser, act)

function thisBrowser(): Browser {
  const browser = browsers.getStore()
  if (!browser) throw new Error('no browser is open here')
  return browser
}

/** A browser's socket: the cookie goes with it, and everything that passes is noted. */
class BrowserSocket extends WebSocket {
  readonly #browser: Browser

  constructor(url: string) {
    const browser = thisBrowser()
    super(url.replace('ws://page', `ws://${browser.host}`), {
      origin: `http://${browser.host}`,
      headers: { cookie: browser.cookie },
      perMessageDeflate: false,
    })
    this.#browser = browser
    this.on('message', (data: ArrayBuffer) => {
      if (this.#isListenedTo) browser.heard(new Uint8Array(data), this)
    })
    this.on('close', () => {
      if (this.#isListenedTo) browser.closed(this)
    })
    // a browser tells its page of a close alone
    this.on('error', () => {})
  }

  /** The client forgets a socket by removing its listeners. */
  get #isListenedTo(): boolean {
    return this.onclose !== null
  }

  override emit(event: string | symbol, ...details: unknown[]): boolean {
    // some events come while the parent is being made
    return #browser in this ? inBrowser(this.#browser, () => super.emit(event, ...details)) : super.emit(event, ...details)
  }

  override send(data: Uint8Array): void {
    this.#browser.sent(data)
    super.send(data)
  }
}

async function fetchAsABrowser(path: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (typeof path !== 'string' || !path.startsWith('/')) return await reallyFetch(path, init)
  const browser = thisBrowser()
  const { method = 'GET', headers, body, signal } = init
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`http://${browser.host}${path}`, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), ...(browser.cookie ? { cookie: browser.cookie } : {}) },
      agent: false,
      ...(signal ? { signal } : {}),
    })
    asked.once('response', resolve)
    asked.once('error', reject)
    asked.end(body)
  })
  const [cookie] = answer.headers['set-cookie'] ?? []
  if (cookie) browser.cookie = cookie.split(';')[0] ?? ''
  const chunks: Buffer[] = []
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
  return new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 })
}
const reallyFetch = globalThis.fetch

// all devices share one window, and each listens to it
setMaxListeners(0)

class VisibleDocument extends EventTarget {
  readonly visibilityState = 'visible'
}

Object.assign(globalThis, {
  WebSocket: BrowserSocket,
  fetch: fetchAsABrowser,
  window: new EventTarget(),
  document: new VisibleDocument(),
  location: { protocol: 'http:', host: 'page' },
})
