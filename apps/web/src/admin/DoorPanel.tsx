import type { Desk, HouseDoor } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { Switch } from '../settings/Switch.tsx'
import { AdminIcon } from './AdminIcon.tsx'
import { postOperator } from './ask.ts'
import { Invitations } from './Invitations.tsx'
import { useAdminWords } from './words/index.ts'
import './Panels.css'

/** Who may open a table. */
export function DoorPanel({ desk: { door, invitations }, look }: { readonly desk: Desk; look(): Promise<void> }) {
  const { door: words, tryAgain } = useAdminWords()
  const tell = useToast()
  const [isInviting, setInviting] = useState(false)
  const change = async (changed: Partial<HouseDoor>) => {
    const answer = await postOperator('/door', changed)
    if (!answer.ok) tell(tryAgain)
    await look()
  }
  return (
    <section className="admin-door-panel admin-panel" aria-label={words.title}>
      <div className="admin-row">
        <Icon name="door" />
        <Switch
          label={words.newTables}
          hint={words.newTablesHint}
          isOn={door.newTables}
          onChange={(newTables) => void change({ newTables })}
        />
      </div>
      <div className="admin-row">
        <AdminIcon name="link" />
        <Switch
          label={words.byInvitation}
          hint={words.open(invitations.length)}
          isOn={door.byInvitation}
          onChange={(byInvitation) => void change({ byInvitation })}
        />
        <Button onClick={() => setInviting(true)}>{words.invite}</Button>
      </div>
      {isInviting && <Invitations invitations={invitations} look={look} onClose={() => setInviting(false)} />}
    </section>
  )
}
