import { useId, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { KindIcon, RecordIcon } from './icons.tsx'
import type { Performance } from './performance.ts'
import { Recorder } from './Recorder.tsx'
import { usePerformWords } from './words/index.tsx'
import './Performing.css'

interface Props {
  performance: Performance
  /** Gives the clue, recording or not. */
  onTellWithout(): void
}

/** Above the slip of paper: in words, as a sound, sung or mimed, and the recording that may go with it. */
export function Performing({ performance, onTellWithout }: Props) {
  const words = usePerformWords()
  const { kinds, isPerformed, kind, choose, recording, keep, trouble, isSlow } = performance
  const name = useId()
  const [isRecording, setRecording] = useState(false)
  return (
    <div className="performing">
      <fieldset className="performing__kinds">
        <legend className="unseen">{words.how}</legend>
        {kinds.map((one) => (
          <label key={one} className="performing__kind">
            <input type="radio" name={name} value={one} checked={one === kind} onChange={() => choose(one)} />
            <span>
              <KindIcon kind={one} />
              {words.kinds[one]}
            </span>
          </label>
        ))}
      </fieldset>
      {isPerformed && (
        <Button className="performing__record" onClick={() => setRecording(true)}>
          <RecordIcon />
          {recording ? words.record.opened(recording.seconds) : words.record.open}
        </Button>
      )}
      <div className="performing__trouble" aria-live="polite">
        {(trouble !== null || isSlow) && (
          <>
            <p>{trouble ? words.troubles[trouble] : words.onItsWay}</p>
            <Button onClick={onTellWithout}>{words.withoutIt}</Button>
          </>
        )}
      </div>
      {isPerformed && <Recorder kind={kind} recording={recording} open={isRecording} onKeep={keep} onClose={() => setRecording(false)} />}
    </div>
  )
}
