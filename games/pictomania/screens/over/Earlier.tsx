import type { ShownEarlier } from '@figment/ui/contract.ts'
import { Finale } from '@figment/ui/scene/Finale.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Pictomania } from '../../types.ts'
import { ShowWords } from '../show/words/index.tsx'
import { PictomaniaWords } from '../words.tsx'
import { Booklets } from './Booklets.tsx'
import { FinalStandings } from './FinalStandings.tsx'
import { useLooking } from './looking.tsx'
import { Share } from './Share.tsx'
import { Verdict } from './Verdict.tsx'

/** The booklets of the game before; nobody is asked for a heart any more. */
export const Earlier = (props: ShownEarlier<Pictomania>) => (
  <PictomaniaWords>
    <ShowWords>
      <Played {...props} />
    </ShowWords>
  </PictomaniaWords>
)

function Played({ open, seats }: ShownEarlier<Pictomania>) {
  const { players, shown, tabs, onWatch, watching } = useLooking(open, seats)
  return (
    <>
      <Finale
        winners={seatsAt(seats, open.winners)}
        verdict={<Verdict winners={open.winners} seats={seats} mine={null} />}
        standings={<FinalStandings open={open} seats={seats} mine={null} />}
        tabs={tabs}
        desk={<Booklets players={players} shown={shown} open={open} seats={seats} voter={null} onWatch={onWatch} />}
        buttons={<Share open={open} seats={seats} players={players} shown={shown} mine={null} />}
      />
      {watching}
    </>
  )
}
