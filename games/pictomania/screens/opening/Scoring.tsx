import { isLastRound } from '../../open/what-comes.ts'
import { type Page, type Pictomania, ROUNDS } from '../../types.ts'
import { useRef, useState } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Spread } from '@figment/ui/scene/Spread.tsx'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Head } from '../drawing/Head.tsx'
import { OddTold } from '../show/OddTold.tsx'
import { gainsOf, oddOneOf } from '../show/reasons.ts'
import { SheetOf } from '../show/SheetOf.tsx'
import { pagesOf } from '../show/standing.ts'
import { useNames } from '../show/Who.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { GoOn } from './GoOn.tsx'
import { useHint } from './hint.tsx'
import './Opening.css'
import './Scoring.css'

/** All piles are opened: what the round brought, to whom and why. */
export function Scoring(props: ShownAtSeat<Pictomania>) {
  return (
    <ShowWords>
      <Points {...props} />
    </ShowWords>
  )
}

function Points(props: ShownAtSeat<Pictomania>) {
  const { open, seat, seats, clockAhead } = props
  const { scoring } = useShowWords()
  const { round } = usePictomaniaWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = pagesOf(open, open.round)
  const standings = standingsOf(open).filter(({ seat: player }) => pages[player])
  /** Whose account is read: mine, until another row is tapped. */
  const [read, setRead] = useState<Seat | null>(null)
  const reader = read ?? (seat !== null && pages[seat] ? seat : (standings[0]?.seat ?? null))
  const hint = useHint(props, round(open.round, ROUNDS))
  const due = open.options.timers === 'off' ? null : open.due
  return (
    <Spread
      lead="text"
      head={
        <Head heading={heading} hint={hint}>
          {scoring.watch}
        </Head>
      }
      beside={due !== null && <Countdown due={due} clockAhead={clockAhead} />}
      plate={reader !== null && <Account {...props} of={reader} pages={pages} />}
      text={
        <ol className="points-rows" style={{ '--count': standings.length }} aria-label={scoring.points}>
          {standings.map(({ seat: player, total }) => {
            const page = pages[player]
            return page && <Row key={player} {...props} of={player} page={page} total={total} isRead={player === reader} onRead={setRead} />
          })}
        </ol>
      }
      foot={
        <>
          <p className="unseen">
            <OddTold odd={oddOneOf(open, open.round, pages)} seats={seats} mine={seat} />
          </p>
          <GoOn {...props} button={isLastRound(open) ? scoring.last : scoring.next} />
        </>
      }
    />
  )
}

interface Of extends ShownAtSeat<Pictomania> {
  readonly of: Seat
}

/** The drawing of one, and what the round brought them, reason by reason. */
function Account({ of, pages, open, seat, seats }: Of & { readonly pages: Readonly<Record<Seat, Page>> }) {
  const words = useShowWords()
  const nameOf = useNames(seats)
  const [page, sheet] = [pages[of], open.sheets[of]]
  if (!page || !sheet) return null
  const gains = gainsOf(page, Object.values(pages), of)
  return (
    <section className="account" data-mine={of === seat} aria-label={of === seat ? words.you : nameOf(of)}>
      <div className="account__sheet">
        <SheetOf sheet={sheet} drawer={of} seats={seats} />
      </div>
      <div className="account__text">
        <p className="account__word">
          <b lang={open.options.language}>
            <TheWord of={page.word} />
          </b>
          {of !== seat && <bdi>{nameOf(of)}</bdi>}
        </p>
        <p className="account__sum">
          <b data-sign={Math.sign(page.score.total)}>{signed(page.score.total)}</b>{' '}
          <span>{words.scoring.inAll(withMinus(String(open.scores[of] ?? 0)))}</span>
        </p>
        <ul className="account__why">
          {gains.map(({ reason, points, count }) => (
            <li key={reason}>
              <b>{signed(points)}</b> {words.reasons[reason](count)}
            </li>
          ))}
          {gains.length === 0 && <li>{words.scoring.nothing}</li>}
        </ul>
      </div>
    </section>
  )
}

interface RowProps extends Of {
  readonly page: Page
  readonly total: number
  readonly isRead: boolean
  onRead(seat: Seat): void
}

/** Drawing, word, gain and total of one; a tap shows their account. */
function Row({ of, page, total, isRead, onRead, open, seat, seats }: RowProps) {
  const { you, mistake, opening } = useShowWords()
  const { points } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const who = seatAt(seats, of)
  const sheet = open.sheets[of]
  return (
    <li>
      <button type="button" className="points-row" data-mine={of === seat} aria-pressed={isRead} onClick={() => onRead(of)}>
        <span className="points-row__sheet" aria-hidden="true">
          {sheet && <SheetOf sheet={sheet} drawer={of} seats={seats} />}
        </span>
        {who && <PlayerMark colour={who.colour} shape={who.shape} />}
        <span className="points-row__who">
          <bdi>{of === seat ? you : nameOf(of)}</bdi>
          <span className="points-row__word">
            <i lang={open.options.language}>
              <TheWord of={page.word} />
            </i>{' '}
            {page.score.isOddOneOut && <small data-tag="odd">{opening.odd}</small>}
            {page.isWrong && <small data-tag="else">{mistake.tag}</small>}
          </span>
        </span>
        <b className="points-row__gain" data-sign={Math.sign(page.score.total)}>
          {signed(page.score.total)}
        </b>
        <span className="points-row__total" aria-hidden="true">
          {withMinus(String(total))}
        </span>
        <span className="unseen">{withMinus(points(total))}</span>
      </button>
    </li>
  )
}
