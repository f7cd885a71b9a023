import { type ReactNode, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon, type IconName } from '../kit/Icon.tsx'
import { LanguageSwitcher } from '../kit/LanguageSwitcher.tsx'
import { useWords } from '../kit/words.tsx'
import type { Words } from '../words/en.ts'
import { useTable } from '../table/useTable.ts'
import { isHost } from '../table/who.ts'
import { EndGame } from './EndGame.tsx'
import { HandOver } from './HandOver.tsx'
import { LeaveTable } from './LeaveTable.tsx'
import { MoveSeat } from './MoveSeat.tsx'
import { MyLooks } from './MyLooks.tsx'
import { TvLink } from './TvLink.tsx'
import './Menu.css'

type Page = 'looks' | 'device' | 'tv' | 'host' | 'end' | 'leave'

interface Props {
  readonly open: boolean
  onClose(): void
}

export function Menu({ open, onClose }: Props) {
  const words = useWords()
  const [page, setPage] = useState<Page | null>(null)
  const close = () => {
    setPage(null)
    onClose()
  }
  return (
    <Dialog title={titleOf(page, words)} open={open} onClose={close}>
      {page === null ? <Contents onGo={setPage} /> : <PageOf page={page} onDone={close} onBack={() => setPage(null)} />}
    </Dialog>
  )
}

function titleOf(page: Page | null, words: Words): string {
  switch (page) {
    case null:
      return words.menu.title
    case 'end':
      return words.menu.endTitle
    case 'leave':
      return words.menu.leaveTitle
    default:
      return words.menu[page]
  }
}

function Contents({ onGo }: { onGo(page: Page): void }) {
  const words = useWords()
  const { view } = useTable()
  return (
    <div className="menu">
      <Entry icon="person" onClick={() => onGo('looks')}>
        {words.menu.looks}
      </Entry>
      <Entry icon="phone" onClick={() => onGo('device')}>
        {words.menu.device}
      </Entry>
      <Entry icon="tv" onClick={() => onGo('tv')}>
        {words.menu.tv}
      </Entry>
      {isHost(view) && (
        <Entry icon="host" onClick={() => onGo('host')}>
          {words.menu.host}
        </Entry>
      )}
      {isHost(view) && view.open.play && (
        <Entry icon="stop" onClick={() => onGo('end')}>
          {words.menu.end}
        </Entry>
      )}
      <Entry icon="door" onClick={() => onGo('leave')}>
        {words.menu.leave}
      </Entry>
      <div className="menu__language">
        <LanguageSwitcher />
      </div>
    </div>
  )
}

function Entry({ icon, children, onClick }: { readonly icon: IconName; readonly children: ReactNode; onClick(): void }) {
  return (
    <button type="button" className="menu__entry" onClick={onClick}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}

function PageOf({ page, onDone, onBack }: { readonly page: Page; onDone(): void; onBack(): void }) {
  const words = useWords()
  return (
    <>
      {page === 'looks' && <MyLooks onDone={onDone} />}
      {page === 'device' && <MoveSeat />}
      {page === 'tv' && <TvLink />}
      {page === 'host' && <HandOver onDone={onDone} />}
      {page === 'end' && <EndGame onDone={onDone} />}
      {page === 'leave' && <LeaveTable />}
      <Button onClick={onBack}>
        <Icon name="back" />
        {words.kit.back}
      </Button>
    </>
  )
}
