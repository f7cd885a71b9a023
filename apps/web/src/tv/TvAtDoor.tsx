import type { Status } from '@figment/client/connection/status.ts'
import { DoorScene } from '../door/DoorScene.tsx'
import { DoorSpeaking, useDoorWords } from '../door/words/index.ts'
import { PairingQr } from './PairingQr.tsx'
import './TvAtDoor.css'

type At = Extract<Status, 'doorLocked' | 'removed' | 'knocking' | 'notNow' | 'tooManyKnock'>

interface Props {
  readonly at: At
  readonly code: string
}

const LOOKS = { doorLocked: 'locked', removed: 'dark', knocking: 'knocked', notNow: 'dark', tooManyKnock: 'lit' } as const

/** A TV in front of a door that is shut: it knocks by itself, and is let in from a phone at the table, or by pointing one at it. */
export default function TvAtDoor(props: Props) {
  return (
    <DoorSpeaking>
      <Standing {...props} />
    </DoorSpeaking>
  )
}

function Standing({ at, code }: Props) {
  const words = useDoorWords()
  const [title, text] = {
    doorLocked: [words.locked, words.tvAgain],
    removed: [words.tvRemoved, words.tvRemovedText],
    knocking: [words.knocking, words.tvKnockingText],
    notNow: [words.notNow, words.tvAgain],
    tooManyKnock: [words.tooManyKnock, words.tvAgain],
  }[at]
  return (
    <main className="tv-at-door" data-screen="tv-notice">
      <DoorScene look={LOOKS[at]} who={{ colour: 'sand', shape: 'moon' }} />
      <div className="tv-at-door__words">
        <div aria-live="polite">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {at !== 'doorLocked' && <PairingQr code={code} />}
      </div>
    </main>
  )
}
