import { Fragment } from 'react'
import { TalkButton } from '../company/TalkButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import { PlayerMark } from '../kit/PlayerMark.tsx'
import { useWords } from '../kit/words.tsx'
import { RulesButton } from '../learn/RulesButton.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from './useTable.ts'
import { awaitedSeats, mySeat } from './who.ts'
import './TableHeader.css'

/** On every screen of a table: who I am, where I am, for whom we wait, and the menu. */
export function TableHeader({ onMenu }: { onMenu(): void }) {
  const words = useWords()
  const { view } = useTable()
  const me = mySeat(view) ?? (view.you === null ? undefined : view.open.people[view.you])
  return (
    <header className="table-header">
      {me && <PlayerMark colour={me.colour} shape={me.shape} />}
      <div className="table-header__words">
        <p className="table-header__me">
          <bdi>{me?.name}</bdi>
          <span className="table-header__code" translate="no">
            <span className="unseen">{words.header.table} </span>
            {view.open.code}
          </span>
        </p>
        <WaitingLine />
      </div>
      <TalkButton />
      <RulesButton game={view.open.choice.game} look="sign" />
      <button type="button" className="table-header__menu" aria-label={words.header.menu} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  )
}

function WaitingLine() {
  const words = useWords()
  const house = useHouseWords()
  const { view } = useTable()
  const awaited = awaitedSeats(view.open)
  const mine = mySeat(view)
  const isMyTurn = mine !== undefined && awaited.includes(mine)
  if (view.open.pausedAt !== null) {
    return (
      <p className="table-header__waiting table-header__waiting--paused" aria-live="polite">
        <Icon name="pause" />
        {house.pause.paused}
      </p>
    )
  }
  return (
    <p className={isMyTurn ? 'table-header__waiting table-header__waiting--mine' : 'table-header__waiting'} aria-live="polite">
      {isMyTurn && words.header.yourTurn}
      {!isMyTurn && awaited.length > 0 && (
        <>
          {words.header.waiting}{' '}
          {awaited.map(({ seat, name }, at) => (
            <Fragment key={seat}>
              {at > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </>
      )}
    </p>
  )
}
