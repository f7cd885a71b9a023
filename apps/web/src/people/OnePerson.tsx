import { useTable } from '@figment/client/useTable.ts'
import { isHere, isHost } from '@figment/client/who.ts'
import { seatOf } from '@figment/table/seats'
import type { PersonId } from '@figment/table/types'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { Icon, type IconName } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { ShownScoresContext } from '@figment/ui/scene/shown-scores.ts'
import { useToast } from '@figment/ui/Toast.tsx'
import { type ReactNode, use, useState } from 'react'
import { useWords } from '../words/spoken.tsx'
import { looksAt } from './looks.ts'
import { Mute } from './Mute.tsx'
import { useReports } from './reports.ts'
import type { Sheet } from './sheet.ts'
import { usePeopleWords } from './words/index.ts'

interface Props {
  readonly person: PersonId
  onGo(sheet: Sheet): void
  onDone(): void
}

/** What can be done about one person, the gravest last. */
export function OnePerson({ person, onGo, onDone }: Props) {
  const words = usePeopleWords().person
  const { view } = useTable()
  const hasReports = useReports()
  const [name] = useState(view.open.people[person]?.name)
  const theName = { thing: { kind: 'name' as const, person }, person, shown: <bdi>{name}</bdi> }
  const looks = looksAt(view, person)
  if (!looks) return null
  const report = hasReports && (
    <Entry icon="flag" onClick={() => onGo({ kind: 'report', about: theName })}>
      {words.report}
    </Entry>
  )
  return (
    <div className="one-person">
      <p className="one-person__who">
        <PlayerMark colour={looks.colour} shape={looks.shape} />
        <Standing person={person} />
      </p>
      <Mute person={person} />
      {isHost(view) ? (
        <ForTheHost person={person} name={looks.name} onDone={onDone}>
          {report}
        </ForTheHost>
      ) : (
        <div className="one-person__group">{report}</div>
      )}
    </div>
  )
}

function Standing({ person }: { readonly person: PersonId }) {
  const shell = useWords()
  const words = usePeopleWords().person
  const { view } = useTable()
  const seat = seatOf(view.open, person)
  const shown = use(ShownScoresContext).scores
  const score = seat && (shown ?? view.open.play?.open.scores)?.[seat.seat]
  if (!seat) return <span>{words.watches}</span>
  return <span>{score === undefined ? words.sits : words.plays(withMinus(shell.seat.points(score)))}</span>
}

interface ForTheHostProps {
  readonly person: PersonId
  readonly name: string
  /** What others may, too. */
  readonly children: ReactNode
  onDone(): void
}

function ForTheHost({ person, name, children, onDone }: ForTheHostProps) {
  const words = usePeopleWords().person
  const tell = useToast()
  const { view, move } = useTable()
  const [asked, setAsked] = useState<'remove' | 'watch' | null>(null)
  const seat = seatOf(view.open, person)
  const { play, opener, standsInFor } = view.open
  const isPlaying = play !== null && play.open.phase !== 'over'
  const mayRemove = person !== opener && person !== standsInFor
  const then = async (done: Promise<unknown>) => {
    setAsked(null)
    if ((await done) === null) onDone()
  }
  const remove = async () => {
    const refused = await move({ type: 'removePerson', person })
    if (refused === null) tell(words.removed(isolated(name)))
    return refused
  }
  return (
    <>
      <div className="one-person__group">
        {seat && play === null && <MoveSeat seat={seat.seat} />}
        {isHere(view, person) && (
          <Entry icon="host" onClick={() => void then(move({ type: 'passHost', to: person }))}>
            {words.makeHost}
          </Entry>
        )}
        {seat && isPlaying && !seat.isBot && (
          <Entry icon="bot" text={words.botText} onClick={() => void then(move({ type: 'letBotPlay', seat: seat.seat, evenIfHere: true }))}>
            {words.bot}
          </Entry>
        )}
        {seat && (
          <Entry
            icon="eye"
            text={isPlaying ? words.watchInGame : undefined}
            onClick={() => (isPlaying ? setAsked('watch') : void then(move({ type: 'removeSeat', seat: seat.seat })))}
          >
            {words.watch}
          </Entry>
        )}
      </div>
      <div className="one-person__group">
        {children}
        {mayRemove && (
          <>
            <Entry
              icon="hide"
              text={words.takeNameOffText}
              onClick={() => void then(move({ type: 'takeOff', thing: { kind: 'name', person } }))}
            >
              {words.takeNameOff}
            </Entry>
            <Entry icon="removePlayer" isGrave text={words.removeText} onClick={() => setAsked('remove')}>
              {words.remove}
            </Entry>
          </>
        )}
      </div>
      <Confirm
        title={words.removeTitle(isolated(name))}
        text={words.removeText}
        yes={words.remove}
        open={asked === 'remove'}
        onClose={() => setAsked(null)}
        onYes={() => void then(remove())}
      />
      {seat && (
        <Confirm
          title={words.watch}
          text={words.watchInGame}
          yes={words.watch}
          open={asked === 'watch'}
          onClose={() => setAsked(null)}
          onYes={() => void then(move({ type: 'removeSeat', seat: seat.seat }))}
        />
      )}
    </>
  )
}

/** In the lobby: where at the table somebody sits. */
function MoveSeat({ seat }: { readonly seat: number }) {
  const { lobby } = useWords()
  const { view, move } = useTable()
  const { seats } = view.open
  const at = seats.findIndex((one) => one.seat === seat)
  return (
    <>
      {at > 0 && (
        <Entry icon="up" onClick={() => void move({ type: 'moveSeat', seat, to: at - 1 })}>
          {lobby.up}
        </Entry>
      )}
      {at < seats.length - 1 && (
        <Entry icon="down" onClick={() => void move({ type: 'moveSeat', seat, to: at + 1 })}>
          {lobby.down}
        </Entry>
      )}
    </>
  )
}

interface EntryProps {
  readonly icon: IconName
  readonly isGrave?: boolean
  /** What follows from it. */
  readonly text?: string | undefined
  readonly children: ReactNode
  onClick(): void
}

export function Entry({ icon, isGrave = false, text, children, onClick }: EntryProps) {
  return (
    <button type="button" className={isGrave ? 'sheet-entry sheet-entry--grave' : 'sheet-entry'} onClick={onClick}>
      <Icon name={icon} />
      <span>
        {children}
        {text !== undefined && <span className="sheet-entry__text">{text}</span>}
      </span>
    </button>
  )
}
