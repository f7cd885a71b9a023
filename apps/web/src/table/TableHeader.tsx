import { use } from 'react'
import { CallButton } from '../call/CallButton.tsx'
import { useQuiet } from '../company/quiet.ts'
import { TalkButton } from '../company/TalkButton.tsx'
import { useUnread } from '../company/unread.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useWords } from '../words/spoken.tsx'
import { RulesButton } from '../learn/RulesButton.tsx'
import { NoticesContext, seatsNeeded } from '../notices/notices.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { mySeat, seatLost } from '@figment/client/who.ts'
import './TableHeader.css'

/** On every screen of a table: who I am, where I am, whether it is my turn, and the menu. */
export function TableHeader({ onMenu }: { onMenu(): void }) {
  const { view } = useTable()
  return (
    <header className="table-header">
      <Me />
      <div className="table-header__buttons">
        <CallButton />
        <TalkButton />
        <RulesButton game={view.open.choice.game} look="sign" />
        <MenuButton onMenu={onMenu} />
      </div>
    </header>
  )
}

export function Me() {
  const words = useWords()
  const house = useHouseWords().notices
  const { view } = useTable()
  const me = mySeat(view) ?? seatLost(view) ?? (view.you === null ? undefined : view.open.people[view.you])
  return (
    <>
      {me && <PlayerMark colour={me.colour} shape={me.shape} />}
      <div className="table-header__words">
        <p className="table-header__me">
          <bdi>{me?.name}</bdi>
        </p>
        <div className="table-header__table">
          <p className="table-header__code" translate="no">
            <span className="unseen">{words.header.table} </span>
            {view.open.isCodeHidden ? house.hiddenCode : view.open.code}
          </p>
          <MyTurn />
        </div>
      </div>
    </>
  )
}

interface MenuProps {
  /** There is no other button: what others would show is told by this one. */
  readonly isAlone?: boolean
  onMenu(): void
}

/** With a dot while something waits to be told. */
export function MenuButton({ isAlone = false, onMenu }: MenuProps) {
  const words = useWords()
  const { waiting } = useHouseWords().notices
  const { view } = useTable()
  const { isMoreWaiting } = use(NoticesContext)
  const unread = useUnread(view, false)
  const { isMuted } = useQuiet()
  const isChatWaiting = view.open.chat.isOn && !isMuted && unread > 0
  const isWaiting = isMoreWaiting || (isAlone && isChatWaiting)
  return (
    <button
      type="button"
      className="table-header__menu"
      data-waiting={isWaiting}
      aria-label={isWaiting ? `${words.header.menu}, ${waiting}` : words.header.menu}
      onClick={onMenu}
    >
      <Icon name="menu" />
    </button>
  )
}

/** For whom else the table waits is said by the game, in its own place. */
function MyTurn() {
  const words = useWords()
  const house = useHouseWords()
  const { view } = useTable()
  const mine = mySeat(view)
  const isPaused = view.open.pausedAt !== null
  const isMyTurn = mine !== undefined && seatsNeeded(view).includes(mine)
  return (
    <p className="table-header__turn" data-paused={isPaused} aria-live="polite">
      {isPaused && <Icon name="pause" />}
      {isPaused ? house.pause.paused : isMyTurn && words.header.yourTurn}
    </p>
  )
}
