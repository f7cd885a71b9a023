import { type Desk, HISTORY_POINTS, HISTORY_STEP_MS, type HistoryPoint, type HouseMark } from '@figment/protocol'
import { useNumbers } from './numbers.ts'
import { useAdminWords } from './words/index.ts'
import './Day.css'

const DAY_MS = HISTORY_POINTS * HISTORY_STEP_MS
const HOUR_MS = 60 * 60_000
const LABELLED_EVERY_MS = 6 * HOUR_MS
const LINES = 3

/** The next round number above. */
function roundedUp(value: number, least: number): number {
  const wanted = Math.max(value, least)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 1.5, 2, 3, 5, 10].find((step) => step * power >= wanted) ?? 10) * power
}

/** Moves a second as an area, how long they take as a dashed line: two scales, told apart by more than colour. */
export function Day({ desk: { history, marks, now } }: { readonly desk: Desk }) {
  const { day: words } = useAdminWords()
  const { fine, whole, time } = useNumbers()
  const mostMoves = roundedUp(Math.max(0, ...history.map(({ movesPerSecond }) => movesPerSecond)), 3)
  const mostMs = roundedUp(Math.max(0, ...history.map(({ p99Ms }) => p99Ms ?? 0)), 100)
  const from = now - DAY_MS
  const x = (at: number) => Math.max(0, Math.min(100, ((at - from) / DAY_MS) * 100))
  const y = (share: number) => 100 - share * 100
  const middle = ({ at }: HistoryPoint) => x(at + HISTORY_STEP_MS / 2).toFixed(2)
  const moves = history.map((point) => `${middle(point)} ${y(point.movesPerSecond / mostMoves).toFixed(1)}`)
  const waits = history.flatMap((point) => (point.p99Ms === null ? [] : [`${middle(point)} ${y(point.p99Ms / mostMs).toFixed(1)}`]))
  const [first] = history
  const last = history.at(-1)
  const hours = Array.from({ length: DAY_MS / LABELLED_EVERY_MS }, (_, at) => from + at * LABELLED_EVERY_MS)
  return (
    <section className="admin-day admin-panel" aria-labelledby="admin-day">
      <div className="admin-day__head">
        <h2 id="admin-day">{words.title}</h2>
        {history.length > 0 && (
          <p className="admin-day__key" aria-hidden="true">
            <span className="admin-day__key-moves">{words.moves}</span>
            <span className="admin-day__key-p99">{words.p99(mostMs)}</span>
          </p>
        )}
      </div>
      {history.length === 0 && <p className="admin-day__none">{words.none}</p>}
      {first && last && (
        <>
          <div className="admin-day__chart" aria-hidden="true">
            {Array.from({ length: LINES + 1 }, (_, at) => (
              <span key={at} className="admin-day__scale" style={{ '--y': at / LINES }}>
                {mostMoves < LINES * 2 ? fine((mostMoves * at) / LINES) : whole((mostMoves * at) / LINES)}
              </span>
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="admin-day__area" d={`M${middle(first)} 100L${moves.join('L')}L${middle(last)} 100z`} />
              <path className="admin-day__moves" d={`M${moves.join('L')}`} vectorEffect="non-scaling-stroke" />
              {waits.length > 1 && <path className="admin-day__p99" d={`M${waits.join('L')}`} vectorEffect="non-scaling-stroke" />}
            </svg>
            {marks.map((mark) => (
              <span key={`${mark.what} ${mark.at}`} className="admin-day__mark" style={{ '--x': x(mark.at) / 100 }}>
                <span>{nameOf(mark, words.backup)}</span>
              </span>
            ))}
          </div>
          <p className="admin-day__hours" aria-hidden="true">
            {hours.map((at) => (
              <span key={at}>{time(at)}</span>
            ))}
            <span>{words.now}</span>
          </p>
          <HourTable history={history} marks={marks} now={now} />
        </>
      )}
    </section>
  )
}

const nameOf = ({ what, version }: HouseMark, backup: string): string => (what === 'backup' ? backup : version)

/** The same for those who do not see the chart. */
function HourTable({ history, marks, now }: Pick<Desk, 'history' | 'marks' | 'now'>) {
  const { day: words, ms } = useAdminWords()
  const { fine, whole, time } = useNumbers()
  const hours = [...new Set(history.map(({ at }) => Math.floor(at / HOUR_MS) * HOUR_MS))].filter((at) => at > now - DAY_MS - HOUR_MS)
  return (
    <div className="unseen">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            <th scope="col">{words.moves}</th>
            <th scope="col">p99, {ms}</th>
            <th scope="col">{words.happened}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => {
            const isIn = ({ at }: { readonly at: number }) => at >= hour && at < hour + HOUR_MS
            const points = history.filter(isIn)
            const known = points.flatMap(({ p99Ms }) => p99Ms ?? [])
            return (
              <tr key={hour}>
                <th scope="row">{time(hour)}</th>
                <td>{fine(points.reduce((sum, { movesPerSecond }) => sum + movesPerSecond, 0) / points.length)}</td>
                <td>{known.length === 0 ? '–' : whole(Math.max(...known))}</td>
                <td>
                  {marks
                    .filter(isIn)
                    .map((mark) => nameOf(mark, words.backup))
                    .join(', ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
