import type { TableSeat } from '@figment/table/types'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { limitsOf } from '../games/manifests.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { useSheets } from '../people/sheet.ts'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, isSeatAway, mySeat } from '@figment/client/who.ts'
import { hasActions, SeatActions } from './SeatActions.tsx'
import { Tags } from '../people/Tags.tsx'
import './Seats.css'

// only where there are bots
const BotSkill = lazy(() => import('./bots/BotSkill.tsx').then((part) => ({ default: part.BotSkill })))

const WarmUpButton = lazy(() => import('./WarmUp.tsx').then((part) => ({ default: part.WarmUpButton })))

export function Seats({ onWarmUp }: { onWarmUp(): void }) {
  const words = useWords()
  const { view, move } = useTable()
  const openSheet = useSheets()
  const [asked, setAsked] = useState<number | null>(null)
  const { seats, choice } = view.open
  const { max } = limitsOf(choice)
  const isThereRoom = seats.length < max
  const isSeated = mySeat(view) !== undefined
  const ask = ({ seat, person }: TableSeat) =>
    person === null || person === view.you ? setAsked(seat) : openSheet({ kind: 'person', person })
  return (
    <section className="seats panel" aria-labelledby="seats-heading">
      <h2 id="seats-heading" className="lobby__heading">
        {words.lobby.seats}
        <span className="seats__count">{words.lobby.seatsCount(seats.length, max)}</span>
      </h2>
      {seats.length === 0 && <p className="seats__nobody">{words.lobby.nobody}</p>}
      <ol className="seats__list">
        {seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} onAsk={() => ask(seat)}>
            {seat.person === view.you && (
              <Suspense>
                <WarmUpButton onOpen={onWarmUp} />
              </Suspense>
            )}
          </SeatRow>
        ))}
      </ol>
      <div className="seats__actions">
        {isHost(view) && isThereRoom && (
          <Button onClick={() => void move({ type: 'addBot' })}>
            <Icon name="bot" />
            {words.lobby.addBot}
          </Button>
        )}
        {!isSeated && isThereRoom && (
          <Button onClick={() => void move({ type: 'sitDown' })}>
            <Icon name="plus" />
            {words.lobby.sitDown}
          </Button>
        )}
        {isSeated && (
          <Button onClick={() => void move({ type: 'standUp' })}>
            <Icon name="eye" />
            {words.lobby.standUp}
          </Button>
        )}
      </div>
      {seats.some(({ isBot }) => isBot) && (
        <Suspense fallback={null}>
          <BotSkill />
        </Suspense>
      )}
      <SeatActions asked={asked} onClose={() => setAsked(null)} />
    </section>
  )
}

interface RowProps {
  readonly seat: TableSeat
  readonly children: ReactNode
  onAsk(): void
}

function SeatRow({ seat, children, onAsk }: RowProps) {
  const words = useWords()
  const { view } = useTable()
  const isAway = isSeatAway(view, seat)
  const isAnothers = seat.person !== null && seat.person !== view.you
  return (
    <li className={isAway ? 'seats__seat seats__seat--away' : 'seats__seat'}>
      <span className="seats__rabbit" data-person={seat.person ?? undefined}>
        <Rabbit colour={seat.colour} shape={seat.shape} />
      </span>
      <span className="seats__who">
        <bdi className="seats__name">{seat.name}</bdi>
        <Tags person={seat.person} isBot={seat.isBot} isAway={isAway} />
        {children}
      </span>
      {(isAnothers || hasActions(view, seat)) && (
        <button type="button" className="seats__ask" aria-label={words.lobby.actions(isolated(seat.name))} onClick={onAsk}>
          <Icon name="more" />
        </button>
      )}
    </li>
  )
}
