import type { Dixit } from '../../types.ts'
import { useState } from 'react'
import { useTable } from '@figment/client/useTable.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { TheEnd } from '@figment/ui/scene/TheEnd.tsx'
import { Stories } from '../Stories.tsx'
import { useDixitWords } from '../words.tsx'
import { useBest } from './best.tsx'
import { OverWords } from './words/index.tsx'

export const Over = (props: ShownAtSeat<Dixit>) => (
  <OverWords>
    <Ended {...props} />
  </OverWords>
)

/** Podium, the best clues, and behind them all the stories. */
function Ended({ open, seat, seats }: ShownAtSeat<Dixit>) {
  const { title, over, points, somebodyGone } = useDixitWords()
  const best = useBest(open, seats, seat)
  const { view } = useTable()
  const [areAllOpen, setAllOpen] = useState(false)
  return (
    <>
      <TheEnd
        title={title}
        words={{ ...over, points, somebodyGone }}
        open={open}
        winners={open.winners}
        seats={seats}
        mine={seat}
        isSilent={view.screens.length > 0}
        best={best}
        all={{ label: over.stories, open: () => setAllOpen(true) }}
      />
      <Dialog title={over.stories} open={areAllOpen} onClose={() => setAllOpen(false)}>
        <Stories told={open.told} seats={seats} />
      </Dialog>
    </>
  )
}
