import type { Desk } from '@figment/protocol'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useState } from 'react'
import { AdminIcon } from './AdminIcon.tsx'
import { useNumbers } from './numbers.ts'
import { useAdminWords } from './words/index.ts'
import './Panels.css'

interface Props {
  readonly desk: Desk
  onPasskeys(): void
  onOut(): void
}

/** What runs here, and since when. Nothing is looked up elsewhere: it does not know whether there is a newer one. */
export function VersionPanel({ desk, onPasskeys, onOut }: Props) {
  const { house: words, signIn } = useAdminWords()
  const { time, span, size } = useNumbers()
  const [isAtProcesses, setAtProcesses] = useState(false)
  const { processes, version, node, store, now, refusedWrites, restartsThisWeek, passkeys } = desk
  const since = Math.min(now, ...processes.map((one) => one.since))
  return (
    <section className="admin-version admin-panel" aria-label={words.version('')}>
      <div className="admin-row">
        <AdminIcon name="chip" />
        <p className="admin-row__words">
          <span>{words.version(version)}</span>
          <small>
            {words.since(time(since))} · Node {node} · {store}
          </small>
        </p>
        <p className="admin-version__up">{words.up(span(now - since))}</p>
      </div>
      <button type="button" className="admin-row" onClick={() => setAtProcesses(true)}>
        <AdminIcon name="moves" />
        <span className="admin-row__words">
          <span>{words.processes(processes.length)}</span>
          <small>{words.writes(refusedWrites, restartsThisWeek)}</small>
        </span>
        <Icon name="next" />
      </button>
      <button type="button" className="admin-row admin-version__mine" onClick={onPasskeys}>
        <AdminIcon name="key" />
        <span className="admin-row__words">
          <span>{words.passkeys}</span>
          <small>{words.passkeysAre(passkeys.length)}</small>
        </span>
        <Icon name="next" />
      </button>
      <button type="button" className="admin-row admin-version__mine" onClick={onOut}>
        <Icon name="door" />
        <span className="admin-row__words">{signIn.out}</span>
      </button>
      {isAtProcesses && (
        <Dialog title={words.processes(processes.length)} open onClose={() => setAtProcesses(false)}>
          <ul className="admin-list">
            {processes.map((one) => (
              <li key={`${one.since} ${one.tables} ${one.memory.used}`}>
                <p className="admin-row__words">
                  <span>
                    {words.version(one.version)}, {words.up(span(now - one.since))}
                  </span>
                  <small>
                    {words.process(one.tables, one.people)}, {size(one.memory.used)}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}
