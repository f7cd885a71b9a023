import type { Page, Pictomania } from '../../types.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { OddTold } from '../show/OddTold.tsx'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { peopleAmong } from '../show/people.ts'
import { oddOneOf } from '../show/reasons.ts'
import { SheetOf } from '../show/SheetOf.tsx'
import { pagesOf } from '../show/standing.ts'
import { Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { accountOf, bestOf, byGain } from './account.ts'
import { Crown } from './Crown.tsx'
import { useTvWords } from './words/index.tsx'
import './TvScoring.css'

/** What everybody drew, and what the round brought them; whoever got most stands first. */
export function TvScoring(props: Shown<Pictomania>) {
  const { open, seats } = props
  const { points } = useTvWords()
  const pages = pagesOf(open, open.round)
  const best = bestOf(pages)
  const columns = byGain(pages)
  return (
    <div className="tv-stage tv-points">
      <header className="tv-points__head">
        <h1>{points.title(open.round)}</h1>
        <p>
          <OddTold odd={oddOneOf(open, open.round, pages)} seats={seats} mine={null} />
        </p>
      </header>
      <ol className="tv-scored" data-count={columns.length} style={{ '--columns': columns.length }}>
        {columns.map(({ seat, page }) => (
          <Column key={seat} {...props} seat={seat} page={page} pages={Object.values(pages)} isBest={seat === best} />
        ))}
      </ol>
    </div>
  )
}

/** From so many letters on a word is written smaller: those of the host's own may have 28. */
const LONG_LETTERS = 20

interface ColumnProps extends Shown<Pictomania> {
  readonly seat: Seat
  readonly page: Page
  readonly pages: readonly Page[]
  readonly isBest: boolean
}

function Column({ open, seats, isAway, seat, page, pages, isBest }: ColumnProps) {
  const { mistake } = useShowWords()
  const { points } = useTvWords()
  const who = seatAt(seats, seat)
  const sheet = open.sheets[seat]
  const { total } = page.score
  const tag = page.isWrong ? 'else' : page.score.isOddOneOut ? 'odd' : isBest ? 'best' : undefined
  const leads = open.scores[seat] === Math.max(...open.seats.map((one) => open.scores[one] ?? 0))
  // as soon as somebody is ready, all see who is; before that nobody is hurried
  const isReady = open.seats.includes(seat) && !peopleAmong(open.awaited, { seats, isAway }).includes(seat) && who?.isBot === false
  return (
    <li className="tv-scored__one" data-tag={tag}>
      {tag && <b className="tv-scored__tag">{tag === 'else' ? mistake.tag : points[tag]}</b>}
      <div className="tv-scored__sheet">{sheet && <SheetOf sheet={sheet} drawer={seat} seats={seats} />}</div>
      <b className="tv-scored__word" lang={open.options.language} data-long={(page.word?.length ?? 0) > LONG_LETTERS}>
        <TheWord of={page.word} />
      </b>
      <span className="tv-scored__who">
        <Who seat={seat} seats={seats} />
      </span>
      <b className="tv-scored__gained" data-sign={Math.sign(total)}>
        {total === 0 ? '0' : signed(total)}
      </b>
      <ul className="tv-scored__why">
        {accountOf(page, pages, seat).map(({ reason, points: gain, count }) => (
          <li key={reason}>
            <b>{gain === 0 ? '0' : signed(gain)}</b>
            <span>{points.reasons[reason](count)}</span>
          </li>
        ))}
      </ul>
      <p className="tv-scored__foot">
        <span className="tv-scored__rabbit">
          {who && <Rabbit colour={who.colour} shape={who.shape} />}
          {leads && <Crown />}
        </span>
        <span className="tv-scored__total">
          <span>
            {isReady && (
              <span className="tv-scored__ready">
                <Icon name="check" />
                <span className="unseen">{points.readyForMore}, </span>
              </span>
            )}
            {points.total}{' '}
          </span>
          <b>{withMinus(String(open.scores[seat] ?? 0))}</b>
        </span>
      </p>
    </li>
  )
}
