import { isLastRound } from '../../open/what-comes.ts'
import type { Pictomania } from '../../types.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Ledger, signed } from '@figment/ui/scene/Ledger.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { OddTold } from '../show/OddTold.tsx'
import { gainsOf, oddOneOf } from '../show/reasons.ts'
import { pagesOf } from '../show/standing.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { Who } from '../show/Who.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { GoOn } from './GoOn.tsx'
import { SheetsOnTable } from './SheetsOnTable.tsx'
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
  const words = useShowWords()
  const { points } = usePictomaniaWords()
  const pages = pagesOf(open, open.round)
  const mine = seat === null ? undefined : pages[seat]
  const isLast = isLastRound(open)
  const lines = standingsOf(open).flatMap(({ seat: player, total }) => {
    const page = pages[player]
    if (!page) return []
    const gains = gainsOf(page, Object.values(pages), player)
    return {
      key: player,
      who: <Who seat={player} seats={seats} />,
      isMine: player === seat,
      reasons: gains.map(({ reason, points, count }) => ({ points, why: words.reasons[reason](count) })),
      total,
    }
  })
  const captions = Object.fromEntries(
    Object.entries(pages).map(([player, { word }]) => [
      player,
      <b key={player} className="scored__word" lang={open.options.language}>
        {word}
      </b>,
    ]),
  )
  return (
    <>
      <Asking
        ask={mine ? words.scoring.yours(signed(mine.score.total)) : words.scoring.watch}
        hint={<OddTold odd={oddOneOf(open, open.round, pages)} seats={seats} mine={seat} />}
        due={open.options.timers === 'off' ? null : open.due}
        clockAhead={clockAhead}
      />
      <div className="scored">
        <Ledger title={words.scoring.points} lines={lines} nothing={words.scoring.nothing} sayTotal={points} />
        <section className="scored__drawings" aria-label={words.scoring.drawings}>
          <SheetsOnTable sheets={open.sheets} seats={seats} round={open.round} captions={captions} />
        </section>
      </div>
      <GoOn
        {...props}
        button={isLast ? words.scoring.last : words.scoring.next}
        gone={isLast ? words.scoring.goneLast : words.scoring.gone}
      />
    </>
  )
}
