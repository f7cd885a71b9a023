import type { TRex } from '../../types.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Tile } from '../board/Tile.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { CardBack } from '../card/CardBack.tsx'
import { Road } from '../together/Road.tsx'
import { useTRexWords } from '../words.tsx'

/** Two against the scale: both, whether they know, and how far they have come. */
export function TvAgreeing({ open, seats, isAway }: Shown<TRex>) {
  const { tv, agreeing } = useTRexWords()
  const areApart = open.seats.every((seat) => open.answers[seat])
  return (
    <div className="tv-room tv-agreeing">
      <ActionRow open={open} />
      <div className="tv-agreeing__two">
        {seatsAt(seats, open.seats).map((who) => (
          <div key={who.seat} className="partner" data-said={open.answers[who.seat] !== undefined}>
            <Tile who={who} seats={seats} open={open} isAway={isAway(who.seat)}>
              <span className="saying">{open.answers[who.seat] ? agreeing.knows : agreeing.thinks}</span>
            </Tile>
          </div>
        ))}
        <div className="tv-agreeing__ask">
          <span className="tv-agreeing__cards">
            <CardBack />
            <CardBack />
          </span>
          <h1>{areApart ? agreeing.differAll : tv.agreeing}</h1>
          <p>{tv.agreeingNote}</p>
        </div>
      </div>
      <div className="tv-agreeing__road">
        <Road open={open} />
        <p>{agreeing.left(open.supply.yay)}</p>
      </div>
    </div>
  )
}
