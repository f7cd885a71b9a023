import type { Poem } from '@figment/poezium/types'
import { useState } from 'react'
import { Icon } from '../../../kit/Icon.tsx'
import { Picture } from '../../../kit/Picture.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { WhoName } from '../WhoMark.tsx'
import type { Spoken } from '../verse.ts'
import type { WhoIs } from '../who.ts'
import { SpeakerIcon } from './icons.tsx'
import { Keep } from './Keep.tsx'
import { useMakers } from './makers.ts'
import { usePerformed } from './performed.ts'
import { useVoice } from './voice.ts'
import './Performance.css'

interface Props {
  readonly poem: Poem
  readonly verse: Spoken
  readonly whoIs: WhoIs
  /** Somebody asked for it once more. */
  readonly isAgain?: boolean
}

/** The finished poem beside its story, said line by line; to be read aloud, kept and sent. */
export function Performance({ poem, verse, whoIs, isAgain = false }: Props) {
  const words = useShowWords()
  const [isJoined, setJoined] = useState(false)
  const lines = verse.poemOf(poem, { isJoined })
  const canJoin = verse.poemOf(poem, { isJoined: true }).some((line, at) => line !== verse.poemOf(poem)[at])
  const { said, isRunning, finish, restart } = usePerformed(`${poem.round} ${poem.story}`, lines.length, { isAgain })
  const voice = useVoice(verse.language)
  const makers = useMakers(poem, whoIs)
  const isReading = voice.at !== null
  return (
    <section className="performance" data-running={isRunning} data-reading={isReading}>
      <div className="performance__story">
        <Picture card={poem.story} deck="stories" size="large" />
      </div>
      {/* a tap hurries the poem on; who listens has all of it from the beginning */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="performance__paper" onClick={finish}>
        <Lines lines={lines} said={said} read={voice.at} language={verse.language} />
        <dl className="performance__makers">
          {makers.map(({ part, who }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>
                <WhoName who={who} />
              </dd>
            </div>
          ))}
          {poem.guesser === null && (
            <div>
              <dt>{words.poem.unguessed}</dt>
            </div>
          )}
        </dl>
      </div>
      <div className="performance__acts">
        {voice.isThere && (
          <button
            type="button"
            className="keep"
            aria-pressed={isReading}
            onClick={() => {
              if (isReading) return voice.hush()
              finish()
              voice.read(lines)
            }}
          >
            {isReading ? <Icon name="stop" /> : <SpeakerIcon />}
            <span>{isReading ? words.reading.hush : words.reading.aloud}</span>
          </button>
        )}
        {canJoin && (
          <button type="button" className="keep" aria-pressed={isJoined} onClick={() => setJoined(!isJoined)}>
            <Icon name={isJoined ? 'check' : 'plus'} />
            <span>{words.reading.joined}</span>
          </button>
        )}
        <Keep poem={poem} lines={lines} whoIs={whoIs} />
        {isAgain && (
          <button type="button" className="keep" onClick={restart}>
            <Icon name="resume" />
            <span>{words.reading.again}</span>
          </button>
        )}
      </div>
    </section>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly said: number
  readonly read?: number | null
  readonly language: string
}

/** The ending stands a little apart, as couplets do. */
export function Lines({ lines, said, read = null, language }: LinesProps) {
  const words = useShowWords()
  return (
    <ol className="poem" lang={language} aria-label={words.poem.label}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the poem
        <li key={at} className="poem__line" data-said={at < said} data-read={at === read} data-ends={at >= lines.length - 2}>
          {line}
        </li>
      ))}
    </ol>
  )
}
