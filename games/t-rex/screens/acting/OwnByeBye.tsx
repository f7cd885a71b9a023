import type { Open } from '../../types.ts'
import { createPortal } from 'react-dom'
import type { Seat } from '@figment/game-kit'
import { ActionCard } from '../card/ActionCard.tsx'
import { useJust } from '../just.ts'
import { useTRexWords } from '../words.tsx'
import './OwnByeBye.css'

const staysForMs = 2200

/** I drew a Bye-bye of one colour: its action swings off, a new one lands, and I draw again. Nothing to press. */
export function OwnByeBye({ open, seat }: { readonly open: Open; readonly seat: Seat | null }) {
  const { byeBye: words, colours } = useTRexWords()
  const mine = open.byeByes.findLast((one) => one.seat === seat)
  const { isNow } = useJust(mine?.number ?? null, staysForMs)
  if (!mine || !isNow || mine.isWild) return null
  return createPortal(
    <section key={mine.number} className="own-bye-bye" aria-hidden="true">
      <p className="own-bye-bye__title">{words.title}</p>
      <p>{words.drew(colours[mine.colour])}</p>
      <div className="own-bye-bye__cards">
        <span className="own-bye-bye__gone">
          <ActionCard action={mine.gone} />
        </span>
        <span className="own-bye-bye__came">
          <ActionCard action={mine.came} />
        </span>
      </div>
      <p>{words.again}</p>
    </section>,
    document.body,
  )
}
