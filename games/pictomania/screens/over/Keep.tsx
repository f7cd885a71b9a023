import type { Open, Page } from '../../types.ts'
import type { Locale } from '@figment/i18n'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import type { Seat } from '@figment/game-kit'
import { Icon } from '@figment/ui/Icon.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { inkColour } from '../sheet/ink-colour.ts'
import { withMinus } from '@figment/ui/minus.ts'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { canShareFiles, handOver } from '@figment/ui/hand-over.ts'
import { paint } from './keepsake.ts'
import { useDrawnPages } from './page-drawn.ts'
import './Keep.css'

interface Props {
  readonly open: Open
  readonly drawer: Seat
  readonly pages: readonly Page[]
  readonly who: Player | undefined
  readonly total: number
}

/** A booklet is kept as a picture. */
export function Keep({ open, drawer, pages, who, total }: Props) {
  const { title, over, somebodyGone } = useShowWords()
  const { points } = usePictomaniaWords()
  const { locale } = useLocale()
  const tell = useToast()
  const [isPainting, setPainting] = useState(false)
  const drawnOn = useDrawnPages(open, drawer)
  const name = who?.name ?? somebodyGone
  const save = async () => {
    if (isPainting) return
    setPainting(true)
    try {
      const picture = await paint({
        name,
        colour: inkColour(who?.colour),
        total: withMinus(points(total)),
        pages: await Promise.all(
          pages.map(async (page) => ({ strokes: await drawnOn(page), word: page.word, score: signed(page.score.total) })),
        ),
        foot: `${title} · ${today(locale)}`,
      })
      const how = await handOver(picture, { name: 'pictomania', text: over.booklet(name) })
      if (how === 'saved') tell(over.saved)
    } catch {
      tell(over.unsaved)
    } finally {
      setPainting(false)
    }
  }
  return (
    <button type="button" className="booklet-keep" aria-busy={isPainting || undefined} onClick={() => void save()}>
      <Icon name={canShareFiles() ? 'share' : 'down'} />
      <span>{isPainting ? over.painting : canShareFiles() ? over.sharePicture : over.save}</span>
    </button>
  )
}

const today = (locale: Locale): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())
