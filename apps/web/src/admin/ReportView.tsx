import type { ReportSummary } from '@figment/protocol'
import { Icon } from '@figment/ui/Icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useGames } from '../games/manifests.ts'
import { AdminIcon } from './AdminIcon.tsx'
import { ExhibitView } from './ExhibitView.tsx'
import { useNumbers } from './numbers.ts'
import { ReportAnswers } from './ReportAnswers.tsx'
import { useAdminWords } from './words/index.ts'
import './ReportView.css'

interface Props {
  readonly report: ReportSummary
  readonly now: number
  /** Which of how many. */
  readonly place: string
  onBack(): void
  onAnswered(): Promise<void>
}

/** One report: the thing behind a curtain, who says what about it, and three answers. */
export function ReportView({ report, now, place, onBack, onAnswered }: Props) {
  const { reports: words } = useAdminWords()
  const { ago } = useNumbers()
  const aboutGame = useGames()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, kind, game, round, maker, earlier, isThere, complaints } = report

  const reasons = [...new Set(complaints.map(({ reason }) => reason))]
  const before = earlier.left + earlier.takenOff
  return (
    <div className="admin-report">
      <div className="admin-report__head">
        <button type="button" className="admin-report__back" aria-label={words.back} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {words.kinds[kind]}
        </h2>
        <p>{place}</p>
      </div>
      {isThere ? <ExhibitView id={id} kind={kind} /> : <p className="admin-report__erased">{words.erased}</p>}
      <ul className="admin-report__facts">
        {reasons.map((reason) => {
          const all = complaints.filter((complaint) => complaint.reason === reason)
          const times = all.map(({ at }) => ago(now - at)).join(', ')
          return (
            <Fact key={reason} sign={<Icon name="flag" />} what={<q>{words.reasons[reason]}</q>}>
              {words.people(all.length)}, {times}
            </Fact>
          )
        })}
        {complaints.map(
          ({ note, at }) =>
            note !== '' && (
              <Fact key={`${at} ${note}`} sign={<Icon name="chat" />} what={<q>{note}</q>}>
                {words.note}
              </Fact>
            ),
        )}
        <Fact sign={<Icon name="person" />} what={maker === null ? words.noMaker : words.maker(`${maker.slice(0, 2)}·${maker.slice(2)}`)}>
          {before === 0 ? words.noneEarlier : words.earlier(before, earlier.takenOff)}
        </Fact>
        <Fact
          sign={<AdminIcon name="tables" />}
          what={game === null ? words.atTable : round === null ? aboutGame(game).name : words.round(aboutGame(game).name, round)}
        >
          {words.kept}
        </Fact>
      </ul>
      <ReportAnswers report={report} onAnswered={onAnswered} />
      <p className="admin-report__note">{words.removed}</p>
    </div>
  )
}

function Fact({ sign, what, children }: { readonly sign: ReactNode; readonly what: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {sign}
      <p>
        <bdi>{what}</bdi>
        <span>{children}</span>
      </p>
    </li>
  )
}
