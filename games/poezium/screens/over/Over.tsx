import type { Poezium } from '../../types.ts'
import { useState } from 'react'
import { useTable } from '@figment/client/useTable.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { TheEnd } from '@figment/ui/scene/TheEnd.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { useEnd } from './end.tsx'
import { Poems } from './Poems.tsx'
import { unfinishedIn } from './unfinished.ts'
import { OverWords } from './words/index.tsx'

/** Who won, the best poems, and behind them all that was written. */
export const Over = (props: ShownAtSeat<Poezium>) => (
  <ShowWords>
    <OverWords>
      <Ended {...props} />
    </OverWords>
  </ShowWords>
)

function Ended({ open, seat, seats }: ShownAtSeat<Poezium>) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const end = useEnd(open, seats)
  const { view } = useTable()
  const [areAllOpen, setAllOpen] = useState(false)
  return (
    <>
      <TheEnd {...end} mine={seat} isSilent={view.screens.length > 0} all={{ label: words.over.poems, open: () => setAllOpen(true) }} />
      <Dialog title={words.over.poems} open={areAllOpen} onClose={() => setAllOpen(false)}>
        {areAllOpen && <Poems poems={open.poems} unfinished={unfinishedIn(open)} verse={verse} whoIs={whoIs} />}
      </Dialog>
    </>
  )
}
