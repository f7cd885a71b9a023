import type { CallMember, HttpRefusal, LinkWord, TablesOfMine, Whole } from '@figment/protocol'
import type { answerWithAFace } from './face.ts'

/** What a device is told at once: all that the server would tell it, apart from how new it is. */
export type Told = Omit<Whole, 'version' | 'dialect'>

/** One thing done on the page, as a finger would: what is pressed, or typed into. */
export interface Step {
  readonly find: string
  /** Only one that has these words. */
  readonly says?: string
  /** Which of those, counted from 0. */
  readonly nth?: number
  /** Typed into it; without it, it is pressed. */
  readonly type?: string
}

/** A world around the client in which nothing happens: it is told one moment, and whatever it does changes nothing. */
export interface Still {
  /** Where the client is. */
  readonly path: string
  readonly dialect: number
  /** What the door answers: it opens, it refuses, it wants some work done first, or nobody is there. */
  readonly door: 'opens' | 'wantsWork' | 'wantsKnock' | 'silent' | HttpRefusal
  readonly told: Told | null
  /** What was told before it, so that one sees how the moment comes. */
  readonly before: Told | null
  /** How strongly the puppets move, by seat, from 0 to 1. */
  readonly strengths: readonly (readonly [seat: number, strength: number])[]
  /** What of earlier rounds can be fetched, by what stands in its address after `pages/`. */
  readonly pages: Readonly<Record<string, unknown>>
  /** What becomes of the connection, once the moment is told. */
  readonly connection: 'stays' | 'lost' | 'moved' | 'gone'
  readonly isOffline: boolean
  readonly tables: TablesOfMine
  /** What the operator's page is answered, by what stands in the address after `/api/operator`. */
  readonly operator: Readonly<Record<string, unknown>>
  /** Whether a new table can be made. */
  readonly isOutOfReach: boolean
  /** What the device remembers, by its own names. */
  readonly memory: Readonly<Record<string, unknown>>
  /** In percent of the usual. */
  readonly textSize: number
  readonly isClockStill: boolean
  readonly steps: readonly Step[]
  /** The moment is there when this is. */
  readonly until: string
}

/** The page that stands still, for whoever goes from screen to screen in it. */
export interface StillPage {
  /** Shows another screen without loading the client again; answers as `data-still` does. */
  showStill(still: Still): Promise<string>
}

/**
 * Runs in the page before anything else does. Its text is sent to the browser, so it uses nothing from outside.
 * `data-still` on the page says when everything is as wished: `ready`, or what did not come.
 */
export function standStill(first: Still, makeFace: typeof answerWithAFace): void {
  let still = first
  const FROM_CLIENT = { move: 1, askWhole: 2, ping: 3, signal: 7 }
  const FROM_SERVER = { whole: 1, answer: 3, pong: 5, motion: 8, signal: 9 }
  const CLOSED = { moved: 4101, gone: 4105 }
  const [JOINED, BYTES] = [10, 17]
  const page = document.documentElement
  let seed = 1
  let isOver = false

  remembersOnlyThis()
  hasTheSameLuck()
  if (still.isClockStill) stopTheClock()
  Object.defineProperty(navigator, 'onLine', { get: () => !still.isOffline })
  answerAsTheServer()
  speakAsTheTable()
  addEventListener('DOMContentLoaded', () => void doTheSteps())
  Object.assign(window, { showStill } satisfies StillPage)

  /** At another table everything is taken down, so that nothing of the screen before stays; then this one is set up. */
  async function showStill(next: Still): Promise<string> {
    still = { ...next, door: 'silent', isOffline: false, steps: [], textSize: 100 }
    goTo('/BBBBB')
    await come(() => document.querySelector('main[data-screen="connecting"], main[data-screen="tv-notice"]'))
    still = next
    seed = 1
    isOver = false
    // no second passes here, so it would stay
    document.getElementById('still-note')?.remove()
    page.removeAttribute('data-still')
    goTo(next.path)
    await doTheSteps()
    return page.getAttribute('data-still') ?? ''
  }

  function goTo(path: string): void {
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    scrollTo(0, 0)
  }

  /** Several pages of one browser have each their own memory. */
  function remembersOnlyThis(): void {
    const kept = new Map(Object.entries(still.memory).map(([key, value]) => [`figment.${key}`, JSON.stringify(value)]))
    const memory = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const passing = new Map<string, string>([['figment.cameBackAt', String(Date.now() + 3_600_000)]])
    const session = { ...memory, getItem: (key: string) => passing.get(key) ?? null, setItem: () => {}, removeItem: () => {} }
    Object.defineProperty(window, 'localStorage', { value: memory })
    Object.defineProperty(window, 'sessionStorage', { value: session })
  }

  /** The same paintings hang on the wall each time. */
  function hasTheSameLuck(): void {
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  }

  /** No second passes, and what would go away by itself stays. */
  function stopTheClock(): void {
    const now = Date.now()
    Date.now = () => now
    const wait = window.setTimeout.bind(window)
    const waitOnly = (act: TimerHandler, ms?: number, ...more: unknown[]) => (ms !== undefined && ms >= 2000 ? 0 : wait(act, ms, ...more))
    window.setTimeout = waitOnly as typeof window.setTimeout
  }

  function answerAsTheServer(): void {
    const ask = window.fetch.bind(window)
    const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
    const never = new Promise<Response>(() => {})
    window.fetch = async (to, request) => {
      const { pathname } = new URL(to instanceof Request ? to.url : to, location.href)
      if (!pathname.startsWith('/api/')) return await ask(to, request)
      const action = pathname.split('/').pop()
      const [, page] = pathname.split('/pages/')
      if (still.isOffline) throw new TypeError('offline')
      if (pathname.startsWith('/api/operator')) {
        const told = still.operator[pathname.slice('/api/operator'.length)]
        return told === undefined ? json(401, { refused: 'wrongPassphrase' }) : json(200, told as object)
      }
      if (page !== undefined) return page in still.pages ? json(200, still.pages[page] as object) : json(404, { refused: 'noSuchPage' })
      if (action === 'open') return still.door === 'silent' || new Headers(request?.headers).has('figment-work') ? await never : opened()
      if (pathname === '/api/tables' && request?.method === 'POST') {
        if (still.isOutOfReach) throw new TypeError('out of reach')
        return json(201, { code: 'BCDFG' })
      }
      if (action === 'house') return json(200, { hasReports: true })
      if (action === 'tables') return json(200, still.tables)
      if (action === 'redeem') return json(400, { refused: 'passExpired' })
      if (action === 'pass') return json(200, { pass: 'BCDFGHJK', until: Date.now() + 600_000 })
      if (action === 'call') return json(200, { iceServers: [], until: Date.now() + 600_000 })
      return json(200, {})
    }
    function opened(): Response {
      if (still.door === 'wantsWork') return json(429, { refused: 'tooManyTries', work: 'still' })
      if (still.door === 'wantsKnock') return json(409, { refused: 'nameNeeded', door: 'knock', host: 'Максиміліан-Олексій' })
      return still.door === 'opens'
        ? json(200, { processId: 'still', roomId: 'still', sessionId: 'still' })
        : json(409, { refused: still.door, againInMs: 24_000, host: 'Aleksandra' })
    }
  }

  function speakAsTheTable(): void {
    const Real = window.WebSocket
    const make = (url: string | URL, protocols?: string | string[]) => {
      // a page that is being worked on has a second socket, which tells it what has changed
      if (!String(url).includes('sessionId=')) return new Real(url, protocols)
      const line = {
        CONNECTING: Real.CONNECTING,
        OPEN: Real.OPEN,
        CLOSING: Real.CLOSING,
        CLOSED: Real.CLOSED,
        readyState: Real.CONNECTING as number,
        binaryType: 'arraybuffer',
        onmessage: null as ((message: { data: ArrayBuffer }) => void) | null,
        onclose: null as ((event: { code: number }) => void) | null,
        send: (bytes: Uint8Array) => hear(bytes),
        close: () => {
          line.readyState = Real.CLOSED
        },
      }
      const tell = (bytes: Uint8Array) => queueMicrotask(() => line.onmessage?.({ data: bytes.slice().buffer }))
      const say = (type: number, message: unknown) => tell(framed(type, new TextEncoder().encode(JSON.stringify(message))))
      const framed = (type: number, bytes: Uint8Array) => new Uint8Array([BYTES, type, ...bytes])
      let version = 1
      const show = (told: Told) => say(FROM_SERVER.whole, { ...told, version: version++, dialect: still.dialect })
      let members: readonly CallMember[] = still.told?.call ?? []
      setTimeout(() => {
        if (isOver) return line.onclose?.({ code: 1006 })
        line.readyState = Real.OPEN
        tell(new Uint8Array([JOINED]))
      })

      function hear(bytes: Uint8Array): void {
        if (bytes[0] === JOINED) return tellTheMoment()
        if (bytes[0] !== BYTES) return
        const said = () => JSON.parse(new TextDecoder().decode(bytes.subarray(2))) as Record<string, unknown>
        if (bytes[1] === FROM_CLIENT.ping) tell(framed(FROM_SERVER.pong, new Uint8Array()))
        else if (bytes[1] === FROM_CLIENT.askWhole && still.told) show(still.told)
        else if (bytes[1] === FROM_CLIENT.signal) signalled(said())
        else if (bytes[1] === FROM_CLIENT.move) {
          say(FROM_SERVER.answer, { id: said().id, refused: null })
          sayThatItIsAPicture()
        }
      }

      /** Whoever joins the call is in it, and the others answer. */
      const faces = new Map<string, (word: LinkWord) => void>()
      function signalled(signal: Record<string, unknown>): void {
        const you = still.told?.you
        if (signal.type === 'tell') tellFace(String(signal.to), signal.word as LinkWord)
        if (!you || (signal.type !== 'announce' && signal.type !== 'leave')) return
        members = members.filter(({ person }) => person !== you)
        if (signal.type === 'announce')
          members = [...members, { person: you, peer: String(signal.peer), audio: signal.audio === true, video: signal.video === true }]
        say(FROM_SERVER.signal, { type: 'members', members })
      }

      function tellFace(peer: string, word: LinkWord): void {
        const face =
          faces.get(peer) ?? makeFace(faces.size * 77, (answer) => say(FROM_SERVER.signal, { type: 'told', from: peer, word: answer }))
        faces.set(peer, face)
        face(word)
      }

      function tellTheMoment(): void {
        if (!still.told) return
        const { told, before } = still
        if (before) show(before)
        const tellIt = () => {
          show(told)
          if (still.strengths.length > 0)
            tell(framed(FROM_SERVER.motion, Uint8Array.from(still.strengths.flatMap(([seat, strength]) => [seat, strength * 255]))))
          if (still.connection !== 'stays') setTimeout(end, 50)
        }
        if (before) whenShown(tellIt)
        else tellIt()
      }

      function end(): void {
        isOver = true
        line.readyState = Real.CLOSED
        line.onclose?.({ code: still.connection === 'moved' ? CLOSED.moved : still.connection === 'gone' ? CLOSED.gone : 1006 })
      }
      return line
    }
    const Still = function (url: string | URL, protocols?: string | string[]) {
      return make(url, protocols)
    }
    window.WebSocket = Object.assign(Still, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }) as unknown as typeof WebSocket
  }

  /** What was before has been drawn, so that one sees the difference. */
  function whenShown(act: () => void): void {
    const look = () => (document.querySelector(still.until) || shownGame() ? setTimeout(act, 300) : setTimeout(look, 20))
    look()
  }
  function shownGame(): Element | null {
    return document.querySelector('main[data-screen]:not([data-screen="loading"], [data-screen="connecting"], [data-screen="tv-notice"])')
  }

  function sayThatItIsAPicture(): void {
    const note = document.getElementById('still-note') ?? document.createElement('p')
    note.id = 'still-note'
    note.role = 'status'
    note.textContent = 'Only a picture: nothing has changed.'
    note.style.cssText =
      'position:fixed;inset:auto 0 20% 0;margin:auto;width:fit-content;padding:8px 16px;border-radius:8px;background:#fff;color:#111;font:15px system-ui;z-index:99'
    document.body.append(note)
    setTimeout(() => note.remove(), 2000)
  }

  async function doTheSteps(): Promise<void> {
    page.style.fontSize = still.textSize === 100 ? '' : `${still.textSize}%`
    for (const step of still.steps) {
      const found = await come(() =>
        Array.from(document.querySelectorAll<HTMLElement>(step.find))
          .filter((one) => one.getClientRects().length > 0 && (!step.says || spokenBy(one).includes(step.says)))
          .at(step.nth ?? 0),
      )
      if (!found) return mark(`nothing to press: ${step.find} ${step.says ?? ''}`)
      if (step.type === undefined) found.click()
      else typeInto(found, step.type)
    }
    const isThere = () => document.querySelector(still.until) && !document.querySelector('[data-page="coming"]')
    mark((await come(isThere)) ? 'ready' : `never came: ${still.until}`)
  }
  const mark = (text: string) => page.setAttribute('data-still', text)
  const spokenBy = (one: HTMLElement) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`

  /** React listens to a value that is set from outside only like this. */
  function typeInto(field: HTMLElement, text: string): void {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** Asks until there is something; after a minute there will not be, however busy the machine is. */
  async function come<Found>(look: () => Found | null | undefined): Promise<Found | null> {
    for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 10) {
      const found = look()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return null
  }
}
