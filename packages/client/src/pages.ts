import { createContext, useContext, useEffect, useState } from 'react'
import { get } from './http.ts'

/** Which page; its mark is another when something of it was erased. */
export interface PageName {
  readonly round: number
  readonly seat: number
  readonly mark: number
}

/** `late`: it could not be fetched so far, and is tried again. `gone`: there is none, or not any more. */
export type Page<Content> =
  | { readonly is: 'coming' | 'late' | 'gone'; readonly content: null }
  | { readonly is: 'here'; readonly content: Content }

const COMING = { is: 'coming', content: null } as const
const LATE = { is: 'late', content: null } as const
const GONE = { is: 'gone', content: null } as const
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

interface Wish {
  /** Nobody wants it any more. */
  readonly signal: AbortSignal
  onLate?(): void
}

/** The pages of one game, each fetched once for as long as the game is shown. */
export class Pages {
  readonly #path: string
  readonly #key: string | null
  readonly #here = new Map<string, { readonly mark: number; readonly content: unknown }>()

  /** With the key of the link, a TV gets them whatever its neighbours do. */
  constructor(code: string, game: number, key: string | null = null) {
    this.#key = key
    this.#path = `/api/tables/${code}/pages/${game}`
  }

  /** At once, if it was fetched before. */
  known<Content>({ round, seat, mark }: PageName): Page<Content> {
    const here = this.#here.get(`${round}/${seat}`)
    return here?.mark === mark ? { is: 'here', content: here.content as Content } : COMING
  }

  /** Tries until it is here, gone, or nobody wants it any more: then null. */
  async fetch<Content>(name: PageName, { signal, onLate }: Wish): Promise<Page<Content> | null> {
    const known = this.known<Content>(name)
    if (known.is === 'here') return known
    const { round, seat, mark } = name
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const answer = await get<Content>(`${this.#path}/${round}/${seat}/${mark}`, { key: this.#key })
      if (answer.ok) this.#here.set(`${round}/${seat}`, { mark, content: answer.value })
      if (signal.aborted) return null
      if (answer.ok) return { is: 'here', content: answer.value }
      if (answer.refused === 'noSuchPage' || answer.refused === 'noSuchTable') return GONE
      onLate?.()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (signal.aborted) return null
    }
  }
}

export const PagesContext = createContext<Pages | null>(null)

export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('there are no pages outside of a table')
  return pages
}

/** A page of an earlier round, as soon as it is here; null asks for none. */
export function usePage<Content>(name: PageName | null): Page<Content> {
  const pages = usePages()
  const { round, seat, mark } = name ?? { round: 0, seat: 0, mark: 0 }
  const isWanted = name !== null
  const key = `${round}/${seat}/${mark}`
  const [latest, setLatest] = useState<{ readonly key: string; readonly page: Page<Content> } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const show = (page: Page<Content> | null) => page && setLatest({ key, page })
    void pages.fetch<Content>({ round, seat, mark }, { signal: stop.signal, onLate: () => show(LATE) }).then(show)
    return () => stop.abort()
  }, [pages, isWanted, key, round, seat, mark])
  return latest?.key === key ? latest.page : pages.known({ round, seat, mark })
}
