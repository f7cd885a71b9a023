import type { Dixit } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { TheEndOnTv } from '@figment/ui/scene/TheEnd.tsx'
import { useDixitWords } from '../words.tsx'
import { useBest } from './best.tsx'
import { OverWords } from './words/index.tsx'

export const TvOver = (props: Shown<Dixit>) => (
  <OverWords>
    <Ended {...props} />
  </OverWords>
)

function Ended({ open, seats }: Shown<Dixit>) {
  const { title, over, points, somebodyGone } = useDixitWords()
  const best = useBest(open, seats, null)
  return (
    <TheEndOnTv
      title={title}
      words={{ ...over, points, somebodyGone }}
      open={open}
      winners={open.winners}
      seats={seats}
      mine={null}
      best={best}
    />
  )
}
