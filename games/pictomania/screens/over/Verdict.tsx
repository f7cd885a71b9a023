import { Verdict as Won, type VerdictProps } from '@figment/ui/scene/Verdict.tsx'
import { useShowWords } from '../show/words/index.tsx'

export function Verdict(props: VerdictProps) {
  const { over, somebodyGone } = useShowWords()
  return <Won words={{ ...over, somebodyGone }} {...props} />
}
