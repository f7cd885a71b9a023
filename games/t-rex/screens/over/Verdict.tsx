import type { Open } from '../../types.ts'
import { Verdict as Won, type VerdictProps } from '@figment/ui/scene/Verdict.tsx'
import { useTRexWords } from '../words.tsx'

type Props = Omit<VerdictProps, 'winners'> & { readonly open: Open }

/** Who won; two together win or lose as one. */
export function Verdict({ open: { winners, isTogether, outcome, seats: players }, seats, mine }: Props) {
  const { over, somebodyGone } = useTRexWords()
  if (isTogether) {
    if (outcome === null) return over.unfinished
    return outcome === 'lost' ? over.lost : mine !== null && players.includes(mine) ? over.won : over.wonAll
  }
  if (winners.length === 0) return over.unfinished
  return <Won words={{ ...over, somebodyGone }} winners={winners} seats={seats} mine={mine} />
}
