import type { Seat } from '@figment/game-kit'
import type { ShownEarlier } from '@figment/ui/contract.ts'
import { Finale } from '@figment/ui/scene/Finale.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useState } from 'react'
import type { Pictomania } from '../../types.ts'
import { ShowWords } from '../show/words/index.tsx'
import { PictomaniaWords } from '../words.tsx'
import { Booklets, bookletOwners } from './Booklets.tsx'
import { BookletTabs } from './BookletTabs.tsx'
import { FinalStandings } from './FinalStandings.tsx'
import { Share } from './Share.tsx'
import { Verdict } from './Verdict.tsx'
import { Watching } from './Watching.tsx'

/** The booklets of the game before; nobody is asked for a heart any more. */
export const Earlier = (props: ShownEarlier<Pictomania>) => (
  <PictomaniaWords>
    <ShowWords>
      <Played {...props} />
    </ShowWords>
  </PictomaniaWords>
)

function Played({ open, seats }: ShownEarlier<Pictomania>) {
  const players = bookletOwners(open)
  const [shown = players[0], show] = useState<Seat | undefined>(players[0])
  const [watched, watch] = useState<{ readonly seat: Seat; readonly at: number } | null>(null)
  return (
    <>
      <Finale
        winners={seatsAt(seats, open.winners)}
        verdict={<Verdict winners={open.winners} seats={seats} mine={null} />}
        standings={<FinalStandings open={open} seats={seats} mine={null} />}
        tabs={players.length > 1 && <BookletTabs players={players} seats={seats} shown={shown} onShow={show} />}
        desk={
          <Booklets players={players} shown={shown} open={open} seats={seats} voter={null} onWatch={(seat, at) => watch({ seat, at })} />
        }
        buttons={<Share open={open} seats={seats} players={players} shown={shown} mine={null} />}
      />
      <Watching
        drawer={watched?.seat ?? null}
        at={watched?.at ?? 0}
        seats={seats}
        open={open}
        onMove={(at) => watch((last) => last && { ...last, at })}
        onClose={() => watch(null)}
      />
    </>
  )
}
