import type { Desk } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { AdminIcon } from './AdminIcon.tsx'
import { postOperator } from './ask.ts'
import { Limits } from './Limits.tsx'
import { useNumbers } from './numbers.ts'
import { useAdminWords } from './words/index.ts'
import './Panels.css'

/** Backups and limits. */
export function HousePanel({ desk, look }: { readonly desk: Desk; look(): Promise<void> }) {
  const { house: words, tryAgain } = useAdminWords()
  const { size, time, date } = useNumbers()
  const tell = useToast()
  const [isMaking, setMaking] = useState(false)
  const [isLimiting, setLimiting] = useState(false)
  const { backups, limits, now } = desk
  const { last } = backups

  const backUp = async () => {
    setMaking(true)
    const made = await postOperator('/backup')
    setMaking(false)
    if (!made.ok) tell(made.refused === 'diskFull' ? words.diskFull : tryAgain)
    await look()
  }
  const isToday = (at: number) => new Date(at).toDateString() === new Date(now).toDateString()
  const title = () => {
    if (!backups.arePossible) return words.elsewhere
    return last ? words.last(isToday(last.at) ? words.today(time(last.at)) : date(last.at)) : words.never
  }
  const hint = () => {
    if (!backups.arePossible) return words.elsewhereHint
    return last ? words.details(size(last.bytes), backups.kept) : words.firstBackup
  }
  return (
    <section className="admin-house admin-panel" aria-label={words.title}>
      <div className="admin-row">
        <AdminIcon name="disk" />
        <p className="admin-row__words">
          <span>{title()}</span>
          <small>{hint()}</small>
        </p>
        {backups.arePossible && (
          <Button busy={isMaking || backups.isRunning} onClick={() => void backUp()}>
            {words.backUp}
          </Button>
        )}
      </div>
      <button type="button" className="admin-row" onClick={() => setLimiting(true)}>
        <AdminIcon name="shield" />
        <span className="admin-row__words">
          <span>{words.limits}</span>
          <small>{words.limitsAre(limits.tables === null ? words.anyTables : words.tables(limits.tables), limits.people)}</small>
        </span>
        <Icon name="next" />
      </button>
      {isLimiting && <Limits limits={limits} look={look} onClose={() => setLimiting(false)} />}
    </section>
  )
}
