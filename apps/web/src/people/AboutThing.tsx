import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import { MUTABLE_FOR_ALL, type Muted } from '@figment/table/types'
import { Button } from '@figment/ui/Button.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { Entry } from './OnePerson.tsx'
import { hideHere } from './hidden-here.ts'
import { ThingSlip } from './ThingSlip.tsx'
import type { About, Sheet } from './sheet.ts'
import { kindOf, type ThingKind } from './thing-kind.ts'
import { useReports } from './reports.ts'
import { usePeopleWords } from './words/index.ts'

/** By which muting more of the same is kept away. */
const MUTED_BY: Readonly<Partial<Record<ThingKind, Muted>>> = { line: 'chat', clip: 'clips', drawing: 'drawings' }

interface Props {
  readonly about: About
  onGo(sheet: Sheet): void
  onDone(): void
}

/** One thing that somebody made, and what to do about it: the same sheet for a line, a clue, a drawing, a word and a recording. */
export function AboutThing({ about, onGo, onDone }: Props) {
  const words = usePeopleWords().thing
  const tell = useToast()
  const { view, move } = useTable()
  const hasReports = useReports()
  const [isBusy, setBusy] = useState(false)
  const { thing, person } = about
  const kind = kindOf(thing)
  const name = person === null ? null : (view.open.people[person]?.name ?? null)
  const muting = MUTED_BY[kind]
  const isForAll = isHost(view) && muting !== undefined && MUTABLE_FOR_ALL.some((one) => one === muting)
  const mute = async () => {
    if (person === null || muting === undefined) return
    const before = (isForAll ? view.open.muted[person] : view.mutedForMe[person]) ?? []
    const kinds = [...new Set([...before, muting])]
    const refused = isForAll
      ? await move({ type: 'mute', person, kinds: MUTABLE_FOR_ALL.filter((one) => kinds.includes(one)) })
      : await move({ type: 'muteForMe', person, kinds })
    if (refused === null) onDone()
  }
  const takeOff = async () => {
    setBusy(true)
    const refused = await move({ type: 'takeOff', thing })
    setBusy(false)
    if (refused !== null) return
    tell(words.takenOff)
    onDone()
  }
  return (
    <div className="about-thing">
      <ThingSlip about={about} />
      <div className="one-person__group">
        {muting !== undefined && name !== null && (
          <Entry icon="mute" onClick={() => void mute()}>
            {(isForAll ? words.muteForAll : words.muteForMe)(isolated(name))}
          </Entry>
        )}
        {hasReports && (
          <Entry icon="flag" text={words.reportText} onClick={() => onGo({ kind: 'report', about })}>
            {words.report}
          </Entry>
        )}
        {thing.kind === 'line' && (
          <Entry
            icon="hide"
            onClick={() => {
              hideHere(view.open.code, thing.number)
              tell(words.hidden)
              onDone()
            }}
          >
            {words.hide}
          </Entry>
        )}
      </div>
      {isHost(view) && (
        <>
          <Button kind="primary" busy={isBusy} onClick={() => void takeOff()}>
            {words.takeOff}
          </Button>
          <p className="about-thing__note">{words.takeOffText}</p>
        </>
      )}
    </div>
  )
}

/** Where many things stand close together, one is chosen first. */
export function Which({ all, onGo }: { readonly all: readonly About[]; onGo(sheet: Sheet): void }) {
  return (
    <ul className="one-person__group">
      {all.map((about) => (
        <li key={JSON.stringify(about.thing)}>
          <button type="button" className="sheet-entry sheet-entry--plain" onClick={() => onGo({ kind: 'thing', about })}>
            {about.shown}
          </button>
        </li>
      ))}
    </ul>
  )
}
