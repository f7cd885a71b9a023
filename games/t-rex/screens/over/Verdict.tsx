import type { Open } from '../../types.ts'
import { Verdict as Won, type VerdictProps } from '@figment/ui/scene/Verdict.tsx'
import { useTRexWords } from '../words.tsx'

type Props = Omit<VerdictProps, 'winners'> & { readonly open: Open }

/** Who won. */
export function Verdict({ open: { winners }, seats, mine }: Props) {
  const { over, somebodyGone } = useTRexWords()
  if (winners.length === 0) return over.unfinished
  return <Won words={{ ...over, somebodyGone }} winners={winners} seats={seats} mine={mine} />
}
