import type { Dixit } from '../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { TvOver as Ending } from '@figment/ui/scene/TvOver.tsx'
import { useDixitWords } from './words.tsx'

export function TvOver({ open, seats }: Shown<Dixit>) {
  const { over, points, somebodyGone } = useDixitWords()
  return <Ending words={{ ...over, points, somebodyGone }} open={open} winners={open.winners} seats={seats} />
}
