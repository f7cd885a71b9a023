import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useToast } from '@figment/ui/Toast.tsx'
import { useCall } from './useCall.ts'
import { CallWords, useCallWords } from './words/index.ts'

const CallBar = lazy(() => import('./CallBar.tsx').then(({ CallBar }) => ({ default: CallBar })))

/** Where the faces are, for those who are in the call. */
export function CallPlace() {
  const { state, call } = useCall()
  if (!call) return null
  return (
    <>
      {state.isIn && (
        <Suspense>
          <CallBar call={call} />
        </Suspense>
      )}
      <CallWords>
        <PutOut />
      </CallWords>
    </>
  )
}

/** Who is not in the call any more learns why. */
function PutOut() {
  const words = useCallWords()
  const tell = useToast()
  const { isIn, notice } = useCall().state
  const say = useEffectEvent((why: 'full' | 'elsewhere') => tell(words.notice[why]))
  useEffect(() => {
    if (!isIn && (notice === 'full' || notice === 'elsewhere')) say(notice)
  }, [isIn, notice])
  return null
}
