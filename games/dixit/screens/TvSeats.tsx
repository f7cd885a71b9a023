import type { Dixit } from '../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useToldScores } from '@figment/ui/scene/told-scores.ts'
import { TvSeats as Row, TvSign } from '@figment/ui/scene/TvSeats.tsx'
import { QuillIcon } from './icons.tsx'
import { stateOf } from './seat-state.ts'
import { useDixitWords } from './words.tsx'

type Props = Pick<Shown<Dixit>, 'open' | 'seats' | 'isAway'>

/** Everybody at the table along its edge: whose turn, who is ready, how many points. */
export function TvSeats({ open, seats, isAway }: Props) {
  const words = useDixitWords()
  const scores = useToldScores()
  const row = seatsAt(seats, open.seats).map(({ seat, name, person, colour, shape }) => {
    const state = stateOf(open, seat)
    const tells = state === 'telling'
    // while the points are shown, who has pressed "Go on" is no news
    const isReady = state === 'ready' && open.phase !== 'scoring'
    return {
      key: seat,
      person,
      name,
      tells,
      mark: <PlayerMark colour={colour} shape={shape} size="large" />,
      sign: (tells || isReady) && (
        <TvSign isReady={isReady} word={tells ? words.storyteller : words.isReady}>
          {tells ? <QuillIcon /> : <Icon name="check" />}
        </TvSign>
      ),
      score: scores[seat] ?? 0,
      isAway: isAway(seat),
    }
  })
  return <Row label={words.standing} count={open.seats.length} seats={row} />
}
