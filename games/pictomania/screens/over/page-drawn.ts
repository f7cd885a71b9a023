import { type Page as Fetched, type PageName, usePage, usePages } from '@figment/client/pages.ts'
import type { Seat } from '@figment/game-kit'
import type { DrawnStroke, Open, Page } from '../../types.ts'

type Strokes = readonly DrawnStroke[]
const NOTHING: Strokes = []
/** Somebody waits for the picture with a finger on the screen. */
const WAITED_FOR_MS = 10_000

/** The latest round is still in the open, and an empty page need not be asked for. */
function atHand({ round, sheets }: Open, drawer: Seat, page: Page): Strokes | null {
  if (page.letters === 0) return NOTHING
  return page.round === round ? (sheets[drawer]?.strokes ?? null) : null
}

const nameOf = (drawer: Seat, { round, letters }: Page): PageName => ({ round, seat: drawer, mark: letters })

/** What is drawn on a page: as soon as it is here, if it has to be fetched. */
export function usePageDrawn(open: Open, drawer: Seat, page: Page): Fetched<Strokes> {
  const strokes = atHand(open, drawer, page)
  const fetched = usePage<Strokes>(strokes ? null : nameOf(drawer, page))
  return strokes ? { is: 'here', content: strokes } : fetched
}

/** What is drawn on a page, for somebody who wants many at once; throws when it does not come. */
export function useDrawnPages(open: Open): (drawer: Seat, page: Page) => Promise<Strokes> {
  const pages = usePages()
  return async (drawer, page) => {
    const strokes = atHand(open, drawer, page)
    if (strokes) return strokes
    const fetched = await pages.fetch<Strokes>(nameOf(drawer, page), { signal: AbortSignal.timeout(WAITED_FOR_MS) })
    if (!fetched) throw new Error('the page does not come')
    return fetched.content ?? NOTHING
  }
}
