import { Brand } from '@figment/ui/Brand.tsx'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useState } from 'react'
import { Link } from '../route/Link.tsx'
import { postOperator } from './ask.ts'
import { Day } from './Day.tsx'
import { DoorPanel } from './DoorPanel.tsx'
import { FigureCards } from './FigureCards.tsx'
import { HousePanel } from './HousePanel.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Reports } from './Reports.tsx'
import { type Tab, Tabs, tabInAddress } from './Tabs.tsx'
import { useDesk } from './useDesk.ts'
import { VersionPanel } from './VersionPanel.tsx'
import { Well } from './Well.tsx'
import { useAdminWords } from './words/index.ts'
import './Desk.css'

/** All on one laptop's screen; on a phone, part by part. */
export function DeskPage({ host, onOut }: { readonly host: string; onOut(): void }) {
  const words = useAdminWords()
  const [tab, setTab] = useState<Tab>(tabInAddress)
  const [isAtPasskeys, setAtPasskeys] = useState(false)
  const { desk, isSilent, look } = useDesk(onOut)
  const signOut = async () => {
    await postOperator('/sign-out')
    onOut()
  }
  return (
    <div className="admin" data-tab={tab}>
      <header className="admin__top">
        <Link href="/" className="brand">
          <Brand />
        </Link>
        <p className="admin__where" translate="no">
          {words.at(host)}
        </p>
        {(desk || isSilent) && <Well desk={desk} isSilent={isSilent} />}
        <div className="admin__mine">
          <Button onClick={() => setAtPasskeys(true)}>{words.house.passkeys}</Button>
          <Button onClick={() => void signOut()}>
            <Icon name="door" />
            {words.signIn.out}
          </Button>
        </div>
      </header>
      <main className="admin__main" data-screen="admin" aria-busy={desk === null}>
        <h1 className="unseen">{words.title}</h1>
        {desk && (
          <>
            <FigureCards figures={desk.figures} history={desk.history} />
            <Day desk={desk} />
            <Reports desk={desk} look={look} />
            <DoorPanel desk={desk} look={look} />
            <HousePanel desk={desk} look={look} />
            <VersionPanel desk={desk} onPasskeys={() => setAtPasskeys(true)} onOut={() => void signOut()} />
          </>
        )}
      </main>
      <Tabs tab={tab} reports={desk?.reportsInAll ?? 0} onTab={setTab} />
      {isAtPasskeys && <Passkeys passkeys={desk?.passkeys ?? []} look={look} onClose={() => setAtPasskeys(false)} />}
    </div>
  )
}
