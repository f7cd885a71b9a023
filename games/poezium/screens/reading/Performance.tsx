import type { Poem } from '../../types.ts'
import { type ReactNode, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { useShowWords } from '../show/words/index.tsx'
import type { Spoken } from '../verse.ts'
import type { WhoIs } from '../who.ts'
import { Keep } from './Keep.tsx'
import { Lines } from './Lines.tsx'
import { Makers } from './Makers.tsx'
import { usePerformed } from './performed.ts'
import { ReadAloud } from './ReadAloud.tsx'
import { useVoice } from './voice.ts'
import './Performance.css'

interface Props {
  readonly poem: Poem
  readonly verse: Spoken
  readonly whoIs: WhoIs
  /** Somebody asked for it once more. */
  readonly isAgain?: boolean
  /** What follows from it, beside the painting. */
  readonly children?: ReactNode
}

/** The finished poem beside its story, said line by line; to be read aloud, kept and sent. */
export function Performance({ poem, verse, whoIs, isAgain = false, children }: Props) {
  const words = useShowWords()
  const [isJoined, setJoined] = useState(false)
  const lines = verse.poemOf(poem, { isJoined })
  const canJoin = verse.poemOf(poem, { isJoined: true }).some((line, at) => line !== verse.poemOf(poem)[at])
  const { said, isRunning, finish, restart } = usePerformed(poem, lines.length, { isAgain })
  const voice = useVoice(verse.language)
  return (
    <section className="performance" data-running={isRunning}>
      <div className="performance__story">
        <Picture card={poem.story} deck="stories" size="large" />
      </div>
      {/* a tap hurries the poem on; who listens has all of it from the beginning */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="performance__paper" onClick={finish}>
        <Lines lines={lines} said={said} read={voice.at} language={verse.language} />
        <Makers poem={poem} whoIs={whoIs} />
      </div>
      <div className="performance__acts">
        <ReadAloud voice={voice} lines={lines} onBegin={finish} />
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
      {children}
    </section>
  )
}
