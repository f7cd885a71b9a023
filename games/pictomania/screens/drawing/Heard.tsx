import { usePictomaniaWords } from '../words.tsx'

interface Props {
  /** What the eye sees happen on the sheets. */
  readonly news: string
  /** What came of my own doing. */
  readonly mine: string
  readonly isAlarm: boolean
}

/** For screen readers only. */
export function Heard({ news, mine, isAlarm }: Props) {
  const { drawing } = usePictomaniaWords()
  return (
    <>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
      <p className="unseen" aria-live="polite">
        {mine}
      </p>
      <p className="unseen" aria-live="assertive">
        {isAlarm && drawing.alarm}
      </p>
    </>
  )
}
