import type { Open, TRex } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useTable } from '@figment/client/useTable.ts'
import { Confetti } from '@figment/ui/scene/Confetti.tsx'
import { Curtain, useCurtain } from '@figment/ui/scene/Curtain.tsx'
import { endWords } from '@figment/ui/scene/end-words/index.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { Share } from '@figment/ui/scene/TheEnd.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useAgain } from '@figment/ui/scene/again.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { DuelNews } from '../duel/DuelNews.tsx'
import { momentsInSight } from '../../open/moments.ts'
import { Room } from '../room/Room.tsx'
import { Tied } from '../tie/Tied.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { captionOf } from './caption.ts'
import { Ranks } from './Ranks.tsx'
import { Together } from './Together.tsx'
import { Verdict } from './Verdict.tsx'
import './Over.css'

/** Who won, with what, and the best duel. Nobody is named before the curtain is up. */
export function Over(props: ShownAtSeat<TRex>) {
  const { open, seats } = props
  const { over } = useTRexWords()
  const isSilent = useTable().view.screens.length > 0
  const isUp = useCurtain({ isSilent })
  if (open.isTogether) return <OverTogether {...props} />
  if (!isUp) return <Curtain says={over.soon} seats={seatsAt(seats, open.seats)} />
  return (
    <endWords.Speaking>
      <Result {...props} />
    </endWords.Speaking>
  )
}

function Result({ open, seat, seats, isAway }: ShownAtSeat<TRex>) {
  const { title, over, points, somebodyGone } = useTRexWords()
  const { way, short } = useAgain()
  const winners = seatsAt(seats, open.winners)
  return (
    <Room now="over">
      {winners.length > 0 && <Confetti />}
      <header className="trex-room__head over__head">
        <h1 data-long={winners.length > 1}>
          <Verdict open={open} seats={seats} mine={seat} />
        </h1>
        {short && <p>{short}</p>}
      </header>
      <Tied {...{ open, seats, isAway }} people={winners} label={over.winner} />
      <Ranks open={open} seats={seats} mine={seat} />
      <Best open={open} seats={seats} mine={seat} />
      <footer className="trex-room__foot">
        {way}
        <Share
          title={title}
          verdict={{ ...over, points, somebodyGone }}
          standings={standingsOf(open, open.winners)}
          winners={open.winners}
          seats={seats}
          best={[]}
        />
      </footer>
    </Room>
  )
}

/** My best moment; for whoever had none, the best of all. */
export function Best({ open, seats, mine }: { readonly open: Open; readonly seats: readonly Player[]; readonly mine: Seat | null }) {
  const { over } = useTRexWords()
  const nameOf = useNames(seats)
  const moments = momentsInSight(open, (seat) => seatAt(seats, seat)?.isBot ?? false).sort((one, other) => other.score - one.score)
  const own = moments.find((moment) => mine !== null && moment.round > 0 && moment.seats.includes(mine))
  const best = own ?? moments.find(({ round }) => round > 0)
  const duel = open.duels.find(({ round }) => round === best?.round)
  if (!best || !duel) return <p className="over__best">{over.noDuels}</p>
  return (
    <div className="over__best">
      <DuelNews duel={duel} seats={seats} label={captionOf(best, over.captions, nameOf) ?? (own ? over.yourDuel : over.bestDuel)} />
    </div>
  )
}

function OverTogether({ open, seat, seats }: ShownAtSeat<TRex>) {
  const { way, short } = useAgain()
  return (
    <Room now="over-together" look={open.outcome ?? 'unfinished'}>
      {open.outcome === 'won' && <Confetti />}
      <Together open={open} seats={seats} mine={seat} note={short} />
      <footer className="trex-room__foot">{way}</footer>
    </Room>
  )
}
