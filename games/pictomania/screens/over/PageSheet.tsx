import type { Page as Fetched } from '@figment/client/pages.ts'
import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { DrawnStroke, Open, Page } from '../../types.ts'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { useSheetLabel } from '../show/SheetOf.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePageDrawn } from './page-drawn.ts'
import './PageSheet.css'

interface Props {
  readonly page: Page
  readonly drawer: Seat
  readonly seats: readonly Player[]
}

export const usePageLabel = ({ page: { strokeCount, pile }, ...rest }: Props): string =>
  useSheetLabel({ strokes: strokeCount, pile, ...rest })

/** A page of somebody's booklet. */
export function PageSheet({ open, ...props }: Props & { readonly open: Open }) {
  return <PagePaper {...props} drawn={usePageDrawn(open, props.drawer, props.page)} />
}

/** A page as far as it is here: blank until then, with a word about it if that takes long. */
export function PagePaper({ drawn, ...props }: Props & { readonly drawn: Fetched<readonly DrawnStroke[]> }) {
  const { over } = useShowWords()
  const label = usePageLabel(props)
  const by = seatAt(props.seats, props.drawer)
  const cover = useCover(props.page, by)
  return (
    <span className="page-sheet" data-page={drawn.is}>
      <Drawing strokes={drawn.content ?? NOTHING} colour={by?.colour} label={label} cover={cover} />
      <span className="page-sheet__note" aria-live="polite">
        {drawn.is === 'late' && over.pageLate}
        {drawn.is === 'gone' && over.pageGone}
      </span>
    </span>
  )
}

const NOTHING: readonly DrawnStroke[] = []
