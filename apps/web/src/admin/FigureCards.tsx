import { type Amount, type Figures, type HistoryPoint, MOVES_WITHIN_MS } from '@figment/protocol'
import { Icon } from '@figment/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { AdminIcon } from './AdminIcon.tsx'
import { useNumbers } from './numbers.ts'
import { useAdminWords } from './words/index.ts'
import './Figures.css'

interface CardProps {
  readonly sign: ReactNode
  readonly label: string
  readonly value: string
  readonly unit?: string
  readonly note: string
  /** The last day, the oldest first. */
  readonly line?: readonly (number | null)[]
  readonly isCool?: boolean
  /** From 0 to 1. */
  readonly share?: number
}

/** Each is heard as one sentence. */
export function FigureCards({ figures, history }: { readonly figures: Figures; readonly history: readonly HistoryPoint[] }) {
  const { figures: words, ms } = useAdminWords()
  const { whole, fine, bytes, size } = useNumbers()
  const { tables, inPlay, people, screens, movesPerSecond, peakPerSecond, p99Ms, memory, disk } = figures
  const amount = ({ used, of }: Amount): Pick<CardProps, 'value' | 'unit' | 'note' | 'share'> => {
    const [value, unit] = bytes(used)
    return { value, unit, note: words.of(size(of)), share: of > 0 ? used / of : 0 }
  }
  return (
    <section className="admin-figures" aria-label={words.label}>
      <Card
        sign={<AdminIcon name="tables" />}
        label={words.tables}
        value={whole(tables)}
        note={words.inPlay(inPlay)}
        line={history.map((point) => point.tables)}
      />
      <Card
        sign={<Icon name="people" />}
        label={words.people}
        value={whole(people)}
        note={words.onTvs(screens)}
        line={history.map((point) => point.people)}
      />
      <Card
        sign={<AdminIcon name="moves" />}
        label={words.moves}
        value={fine(movesPerSecond)}
        note={words.peak(fine(peakPerSecond))}
        line={history.map((point) => point.movesPerSecond)}
      />
      <Card
        sign={<AdminIcon name="clock" />}
        label={words.p99}
        value={p99Ms === null ? '–' : whole(p99Ms)}
        {...(p99Ms !== null && { unit: ms })}
        note={p99Ms === null ? words.unknown : words.goal(MOVES_WITHIN_MS)}
        line={history.map((point) => point.p99Ms)}
        isCool
      />
      <Card sign={<AdminIcon name="chip" />} label={words.memory} {...amount(memory)} />
      <Card sign={<AdminIcon name="disk" />} label={words.disk} {...(disk ? amount(disk) : { value: '–', note: words.elsewhere })} />
    </section>
  )
}

function Card({ sign, label, value, unit, note, line, isCool = false, share }: CardProps) {
  const { figures: words } = useAdminWords()
  return (
    <div className={isCool ? 'admin-figure admin-figure--cool' : 'admin-figure'}>
      <p className="unseen">{words.sentence(label, unit === undefined ? value : `${value} ${unit}`, note)}</p>
      <div className="admin-figure__seen" aria-hidden="true">
        <p className="admin-figure__label">
          {sign}
          {label}
        </p>
        <p className="admin-figure__value">
          {value}
          {unit !== undefined && <small>{unit}</small>}
        </p>
        <p className="admin-figure__note">{note}</p>
      </div>
      {line && <Sparkline line={line} />}
      {share !== undefined && (
        <div className="admin-figure__bar" aria-hidden="true">
          <span style={{ '--share': Math.min(1, share) }} />
        </div>
      )}
    </div>
  )
}

const [WIDE, HIGH] = [100, 24]

function Sparkline({ line }: { readonly line: readonly (number | null)[] }) {
  const known = line.map((value) => value ?? 0)
  if (known.length < 2) return <div className="admin-figure__line" aria-hidden="true" />
  const most = Math.max(...known, Number.MIN_VALUE)
  const points = known.map(
    (value, at) => `${((at / (known.length - 1)) * WIDE).toFixed(1)} ${(HIGH - 1 - (value / most) * (HIGH - 2)).toFixed(1)}`,
  )
  return (
    <svg className="admin-figure__line" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="admin-figure__area" d={`M0 ${HIGH}L${points.join('L')}L${WIDE} ${HIGH}z`} />
      <path className="admin-figure__stroke" d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
