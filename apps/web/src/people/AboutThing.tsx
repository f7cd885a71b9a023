import { useTableCode } from '@figment/client/code.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import { MUTABLE, MUTABLE_FOR_ALL, type Muted, type PersonId } from '@figment/table/types'
import { Button } from '@figment/ui/Button.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useId, useState } from 'react'
import { Entry } from './OnePerson.tsx'
import { hideHere, useHiddenHere } from './hidden-here.ts'
import { ThingSlip } from './ThingSlip.tsx'
import type { About, Sheet } from './sheet.ts'
import { kindOf, type ThingKind } from './thing-kind.ts'
import { useReports } from './reports.ts'
import { usePeopleWords } from './words/index.ts'

/** By which muting more of the same is kept away. */
const MUTED_BY = { line: 'chat', clip: 'clips', drawing: 'drawings' } as const satisfies Partial<Record<ThingKind, Muted>>
type MutedBy = (typeof MUTED_BY)[keyof typeof MUTED_BY]
/** One by one; a drawing goes with all of its drawer's. */
const CAN_BE_HIDDEN: readonly ThingKind[] = ['line', 'clue', 'clip']

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
  const note = useId()
  const [isBusy, setBusy] = useState(false)
  const { thing, person } = about
  const kind = kindOf(thing)
  const table = useTableCode()
  const isHidden = useHiddenHere(table)(thing)
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
        {person !== null && person !== view.you && <MuteMaker person={person} kind={kind} onDone={onDone} />}
        {hasReports && (
          <Entry icon="flag" text={words.reportText} onClick={() => onGo({ kind: 'report', about })}>
            {words.report}
          </Entry>
        )}
        {CAN_BE_HIDDEN.includes(kind) && (
          <Entry
            icon={isHidden ? 'eye' : 'hide'}
            onClick={() => {
              hideHere(table, thing, !isHidden)
              onDone()
            }}
          >
            {isHidden ? words.showAgain : words.hide}
          </Entry>
        )}
      </div>
      {isHost(view) && (
        <>
          <Button kind="primary" busy={isBusy} aria-describedby={note} onClick={() => void takeOff()}>
            {words.takeOff}
          </Button>
          <p id={note} className="about-thing__note">
            {words.takeOffText}
          </p>
        </>
      )}
    </div>
  )
}

interface MuteProps {
  readonly person: PersonId
  readonly kind: ThingKind
  onDone(): void
}

/** More of the same from whoever made it is kept away: by the host from everyone, where nobody needs it to play. */
function MuteMaker({ person, kind, onDone }: MuteProps) {
  const words = usePeopleWords().thing
  const tell = useToast()
  const { view, move } = useTable()
  const name = view.open.people[person]?.name
  const muting = (MUTED_BY as Partial<Record<ThingKind, MutedBy>>)[kind]
  const forAll = isHost(view) && muting !== 'drawings' ? muting : undefined
  const isForAll = forAll !== undefined
  const before: readonly Muted[] = (isForAll ? view.open.muted[person] : view.mutedForMe[person]) ?? []
  if (name === undefined || muting === undefined || before.includes(muting)) return null
  const mute = async () => {
    const kinds = MUTABLE.filter((one) => one === muting || before.includes(one))
    const refused = isForAll
      ? await move({ type: 'mute', person, kinds: MUTABLE_FOR_ALL.filter((one) => kinds.includes(one)) })
      : await move({ type: 'muteForMe', person, kinds })
    if (refused !== null) return
    tell(words.muted)
    onDone()
  }
  return (
    <Entry icon="mute" onClick={() => void mute()}>
      {(isForAll ? words.muteForAll[forAll] : words.muteForMe[muting])(isolated(name))}
    </Entry>
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
