import { Icon } from '@figment/ui/Icon.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { SpeakerIcon } from './icons.tsx'
import type { Voice } from './voice.ts'
import './Keep.css'

interface Props {
  readonly voice: Voice
  readonly lines: readonly string[]
  /** Whoever hears all of it sees all of it. */
  onBegin(): void
}

/** Only where the browser speaks the poem's language. */
export function ReadAloud({ voice, lines, onBegin }: Props) {
  const words = useShowWords()
  if (!voice.isThere) return null
  const isReading = voice.at !== null
  return (
    <button
      type="button"
      className="keep"
      aria-pressed={isReading}
      onClick={() => {
        if (isReading) return voice.hush()
        onBegin()
        voice.read(lines)
      }}
    >
      {isReading ? <Icon name="stop" /> : <SpeakerIcon />}
      <span>{isReading ? words.reading.hush : words.reading.aloud}</span>
    </button>
  )
}
