import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { handOver } from '@figment/ui/hand-over.ts'
import { withMinus } from '@figment/ui/minus.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useState } from 'react'
import type { Open, Page } from '../../types.ts'
import { inkColour } from '../sheet/ink-colour.ts'
import { bookletOf } from '../show/standing.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { type Keepsake, type KeptBooklet, type KeptPage, paint } from './keepsake.ts'
import { useDrawnPages } from './page-drawn.ts'
import { hearts, rosettesOf } from './Rosette.tsx'

interface Keeping {
  readonly isPainting: boolean
  keepDrawing(drawer: Seat, page: Page): Promise<void>
  keepBooklet(drawer: Seat): Promise<void>
  keepGallery(drawers: readonly Seat[]): Promise<void>
}

/** What was drawn, as a picture to share or to save. */
export function useKeeping(open: Open, seats: readonly Player[]): Keeping {
  const { title, over } = useShowWords()
  const { points } = usePictomaniaWords()
  const { locale } = useLocale()
  const tell = useToast()
  const nameOf = useNames(seats)
  const drawnOn = useDrawnPages(open)
  const [isPainting, setPainting] = useState(false)

  const keptPage = async (drawer: Seat, page: Page, note: string): Promise<KeptPage> => ({
    strokes: await drawnOn(drawer, page),
    colour: inkColour(seatAt(seats, drawer)?.colour),
    word: page.word,
    note,
    isLoveliest: hearts(open, drawer, page) > 0,
  })
  const keptBooklet = async (drawer: Seat): Promise<KeptBooklet> => ({
    name: nameOf(drawer),
    colour: inkColour(seatAt(seats, drawer)?.colour),
    total: withMinus(points(open.scores[drawer] ?? 0)),
    pages: await Promise.all(bookletOf(open, drawer).map((page) => keptPage(drawer, page, signed(page.score.total)))),
  })
  /** The loveliest drawing leads, large, wherever it is among them. */
  const loveliestOf = async (drawers: readonly Seat[]): Promise<KeptPage | null> => {
    const rosette = rosettesOf(open).find(({ drawing }) => drawers.includes(drawing))
    const page = rosette && open.booklet[rosette.drawing]?.[rosette.round]
    return rosette && page ? await keptPage(rosette.drawing, page, nameOf(rosette.drawing)) : null
  }
  const keep = async (made: () => Promise<Omit<Keepsake, 'foot'>>, text: string) => {
    if (isPainting) return
    setPainting(true)
    try {
      const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())
      const picture = await paint({ ...(await made()), foot: `${title} · ${today}` })
      if ((await handOver(picture, { name: 'pictomania', text })) === 'saved') tell(over.saved)
    } catch {
      tell(over.unsaved)
    } finally {
      setPainting(false)
    }
  }
  return {
    isPainting,
    keepDrawing: (drawer, page) =>
      keep(async () => ({ first: await keptPage(drawer, page, nameOf(drawer)), booklets: [] }), over.booklet(nameOf(drawer))),
    keepBooklet: (drawer) =>
      keep(async () => ({ first: await loveliestOf([drawer]), booklets: [await keptBooklet(drawer)] }), over.booklet(nameOf(drawer))),
    keepGallery: (drawers) =>
      keep(async () => ({ first: await loveliestOf(drawers), booklets: await Promise.all(drawers.map(keptBooklet)) }), title),
  }
}
