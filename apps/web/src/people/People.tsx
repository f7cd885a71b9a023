import { useTable } from '@figment/client/useTable.ts'
import { isHost, isMuted, isSeatAway, mySeat, watchersOf } from '@figment/client/who.ts'
import { MUTABLE, type PersonId, type Profile } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import type { ReactNode } from 'react'
import { limitsOf } from '../games/manifests.ts'
import { Tags } from './Tags.tsx'
import { Knocking } from '../notices/Knocking.tsx'
import { useWords } from '../words/spoken.tsx'
import { TheDoor } from './TheDoor.tsx'
import type { Sheet } from './sheet.ts'
import { usePeopleWords } from './words/index.ts'

/** Everybody here, and for the host the door. */
export function People({ onGo }: { onGo(sheet: Sheet): void }) {
  const { view } = useTable()
  const shell = useWords()
  const words = usePeopleWords().people
  const { seats, choice } = view.open
  const watchers = watchersOf(view)
  const mayAnswer = isHost(view) || mySeat(view) !== undefined
  const playing = seats.filter(({ isOut }) => !isOut)
  return (
    <div className="people">
      {isHost(view) && <TheDoor />}
      {mayAnswer && view.knocks.length > 0 && (
        <Part heading={words.knocks} count={String(view.knocks.length)}>
          {view.knocks.map((knock) => (
            <li key={knock.id}>
              <Knocking knock={knock} />
            </li>
          ))}
        </Part>
      )}
      <Part heading={words.seats} count={shell.lobby.seatsCount(playing.length, limitsOf(choice).max)}>
        {playing.map((seat) => (
          <Row key={seat.seat} looks={seat} person={seat.person} onGo={onGo}>
            <Tags person={seat.person} isBot={seat.isBot} isAway={isSeatAway(view, seat)} />
            <MutedTag person={seat.person} />
          </Row>
        ))}
      </Part>
      {watchers.length > 0 && (
        <Part heading={words.watching} count={String(watchers.length)}>
          {watchers.map(([person, looks]) => (
            <Row key={person} looks={looks} person={person} onGo={onGo}>
              <Tags person={person} />
              <MutedTag person={person} />
            </Row>
          ))}
        </Part>
      )}
      <Screens mayRemove={mayAnswer} />
      {isHost(view) && <SentAway />}
    </div>
  )
}

interface PartProps {
  readonly heading: string
  readonly count?: string
  readonly children: ReactNode
}

function Part({ heading, count, children }: PartProps) {
  return (
    <section className="people__part">
      <h3 className="people__heading">
        {heading} {count !== undefined && <span className="people__count">{count}</span>}
      </h3>
      <ul className="people__list">{children}</ul>
    </section>
  )
}

interface RowProps {
  readonly looks: Profile
  /** Null: a bot, with whom there is nothing to settle. */
  readonly person: PersonId | null
  readonly children: ReactNode
  onGo(sheet: Sheet): void
}

function Row({ looks, person, children, onGo }: RowProps) {
  const shell = useWords()
  const { view } = useTable()
  return (
    <li className="people__row">
      <PlayerMark colour={looks.colour} shape={looks.shape} />
      <span className="people__who">
        <bdi className="people__name">{looks.name}</bdi>
        {children}
      </span>
      {person !== null && person !== view.you && (
        <button
          type="button"
          className="people__more"
          aria-label={shell.lobby.actions(isolated(looks.name))}
          onClick={() => onGo({ kind: 'person', person })}
        >
          <Icon name="more" />
        </button>
      )}
    </li>
  )
}

function MutedTag({ person }: { readonly person: PersonId | null }) {
  const words = usePeopleWords().people
  const { view } = useTable()
  if (person === null || !MUTABLE.some((kind) => isMuted(view, person, kind))) return null
  return (
    <span className="tags__tag">
      <Icon name="mute" />
      {words.muted}
    </span>
  )
}

/** TVs have no names: they are counted. */
function Screens({ mayRemove }: { readonly mayRemove: boolean }) {
  const words = usePeopleWords().people
  const { view, move } = useTable()
  if (view.screens.length === 0) return null
  return (
    <Part heading={words.screens} count={String(view.screens.length)}>
      {view.screens.map((screen, at) => (
        <li key={screen} className="people__row">
          <span className="people__sign">
            <Icon name="tv" />
          </span>
          <span className="people__who">{words.screen(at + 1)}</span>
          {mayRemove && (
            <button type="button" className="people__do" onClick={() => void move({ type: 'removeScreen', screen })}>
              {words.removeScreen}
              <span className="unseen"> {words.screen(at + 1)}</span>
            </button>
          )}
        </li>
      ))}
    </Part>
  )
}

/** Those whom the host has asked to leave, and who may be let in again. */
function SentAway() {
  const words = usePeopleWords().people
  const tell = useToast()
  const { view, move } = useTable()
  const removed = Object.entries(view.open.people).filter(([, { isRemoved }]) => isRemoved)
  if (removed.length === 0) return null
  const letBackIn = async (person: PersonId, name: string) => {
    if ((await move({ type: 'letBackIn', person })) === null) tell(words.letBack(isolated(name)))
  }
  return (
    <Part heading={words.removed}>
      {removed.map(([person, looks]) => (
        <li key={person} className="people__row people__row--gone">
          <PlayerMark colour={looks.colour} shape={looks.shape} />
          <span className="people__who">
            <bdi className="people__name">{looks.name}</bdi>
          </span>
          <button type="button" className="people__do" onClick={() => void letBackIn(person, looks.name)}>
            {words.letBackIn}
            <span className="unseen"> {looks.name}</span>
          </button>
        </li>
      ))}
    </Part>
  )
}
