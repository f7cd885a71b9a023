import type { TableOpen } from '@figment/table/types'
import { lazy, Suspense, useState } from 'react'
import { DeleteTable } from '../erasing/DeleteTable.tsx'
import { EraseMine } from '../erasing/EraseMine.tsx'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { navigate } from '../route/route.ts'
import type { HouseWords } from '../settings/words/en.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import type { Words } from '../words/en.ts'
import { Contents } from './Contents.tsx'
import { EndGame } from './EndGame.tsx'
import { HandOver } from './HandOver.tsx'
import { LeaveTable } from './LeaveTable.tsx'
import { MoveSeat } from './MoveSeat.tsx'
import { MyLooks } from './MyLooks.tsx'
import { MySettings } from './MySettings.tsx'
import type { Page } from './page.ts'
import { RemovePlayer } from './RemovePlayer.tsx'
import { TvLink } from './TvLink.tsx'
import './Menu.css'

const EarlierGame = lazy(() => import('./EarlierGame.tsx'))

interface Props {
  readonly open: boolean
  onClose(): void
}

export function Menu({ open, onClose }: Props) {
  const words = useWords()
  const house = useHouseWords()
  const { view } = useTable()
  const [page, setPage] = useState<Page | null>(null)
  const close = () => {
    setPage(null)
    onClose()
  }
  if (page === 'earlier')
    return (
      <Suspense>
        <EarlierGame onClose={close} />
      </Suspense>
    )
  return (
    <Dialog title={titleOf(page, words, house, view.open)} open={open} onClose={close}>
      {page === null ? <Contents onGo={setPage} onDone={close} /> : <PageOf page={page} onDone={close} onBack={() => setPage(null)} />}
    </Dialog>
  )
}

function titleOf(page: Page | null, words: Words, house: HouseWords, { code, isCodeHidden }: TableOpen): string {
  switch (page) {
    case null:
      return isCodeHidden ? words.menu.title : `${words.menu.title} · ${words.header.table}\u00A0${code}`
    case 'settings':
      return house.settings.title
    case 'remove':
      return house.host.remove
    case 'erase':
      return house.erasing.mineTitle(isCodeHidden ? '…' : code)
    case 'delete':
      return house.erasing.tableTitle
    case 'end':
      return words.menu.endTitle
    case 'earlier':
      return house.earlier
    case 'leave':
      return words.menu.leaveTitle
    default:
      return words.menu[page]
  }
}

function PageOf({ page, onDone, onBack }: { readonly page: Page; onDone(): void; onBack(): void }) {
  const words = useWords()
  const { erasing } = useHouseWords()
  const tell = useToast()
  const { code } = useTable().view.open
  const leaveSaying = (text: string) => {
    navigate('/')
    tell(text)
  }
  return (
    <>
      {page === 'looks' && <MyLooks onDone={onDone} />}
      {page === 'settings' && <MySettings />}
      {page === 'device' && <MoveSeat />}
      {page === 'tv' && <TvLink />}
      {page === 'remove' && <RemovePlayer onDone={onDone} />}
      {page === 'host' && <HandOver onDone={onDone} />}
      {page === 'end' && <EndGame onDone={onDone} />}
      {page === 'leave' && <LeaveTable />}
      {page === 'erase' && <EraseMine code={code} onDone={() => leaveSaying(erasing.mineDone)} />}
      {page === 'delete' && <DeleteTable code={code} onDone={() => leaveSaying(erasing.tableDone)} />}
      <Button onClick={onBack}>
        <Icon name="back" />
        {words.kit.back}
      </Button>
    </>
  )
}
