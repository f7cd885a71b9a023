import type { Desk, ReportSummary } from '@figment/protocol'
import { Icon } from '@figment/ui/Icon.tsx'
import { useState } from 'react'
import { useGames } from '../games/manifests.ts'
import { AdminIcon } from './AdminIcon.tsx'
import { useNumbers } from './numbers.ts'
import { ReportAnswers } from './ReportAnswers.tsx'
import { ReportView } from './ReportView.tsx'
import { useAdminWords } from './words/index.ts'
import './Reports.css'

/** What was reported: one by one, or in a list. */
export function Reports({ desk: { reports, reportsInAll, now }, look }: { readonly desk: Desk; look(): Promise<void> }) {
  const { reports: words } = useAdminWords()
  const [openId, setOpenId] = useState<string | null>(null)
  const nth = reports.findIndex(({ id }) => id === openId)
  const open = reports[nth]
  if (open) {
    return (
      <section className="admin-reports admin-panel" aria-label={words.title}>
        <ReportView
          key={open.id}
          report={open}
          now={now}
          place={words.nth(nth + 1, reportsInAll)}
          onBack={() => setOpenId(null)}
          onAnswered={async () => {
            setOpenId(null)
            await look()
          }}
        />
      </section>
    )
  }
  const hidden = reportsInAll - reports.length
  return (
    <section className="admin-reports admin-panel" aria-labelledby="admin-reports">
      <h2 id="admin-reports">
        {words.title}
        {reportsInAll > 0 && (
          <>
            <span className="admin-count" aria-hidden="true">
              {reportsInAll}
            </span>
            <span className="unseen">, {words.waiting(reportsInAll)}</span>
          </>
        )}
      </h2>
      {reports.length === 0 && <p className="admin-reports__none">{words.none}</p>}
      <ul className="admin-reports__list">
        {reports.map((report, at) => (
          <li key={report.id}>
            <Row report={report} now={now} onOpen={() => setOpenId(report.id)} />
            {at === 0 && <ReportAnswers report={report} onAnswered={look} />}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="admin-reports__none">{words.more(hidden)}</p>}
    </section>
  )
}

function Row({ report, now, onOpen }: { readonly report: ReportSummary; readonly now: number; onOpen(): void }) {
  const { reports: words } = useAdminWords()
  const { ago } = useNumbers()
  const aboutGame = useGames()
  const { kind, game, complaints } = report
  const latest = complaints.at(-1)
  const what = game === null ? words.kinds[kind] : `${words.kinds[kind]}, ${aboutGame(game).name}`
  return (
    <button type="button" className="admin-report-row" onClick={onOpen}>
      <span className="admin-report-row__sign">
        <KindSign kind={kind} />
      </span>
      <span className="admin-report-row__words">
        <span className="admin-report-row__what">
          <span className="unseen">{words.open('')} </span>
          {what}
        </span>
        {latest && (
          <span className="admin-report-row__why">
            <q>{words.reasons[latest.reason]}</q>, {words.people(complaints.length)}
          </span>
        )}
      </span>
      {latest && <span className="admin-report-row__when">{ago(now - latest.at)}</span>}
      <Icon name="next" />
    </button>
  )
}

/** Words stay behind dots until somebody wants to read them. */
export function KindSign({ kind }: Pick<ReportSummary, 'kind'>) {
  if (kind === 'drawing') return <AdminIcon name="pencil" />
  if (kind === 'clip') return <AdminIcon name="sound" />
  return <q aria-hidden="true">…</q>
}
