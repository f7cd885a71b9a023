import { ACTIONS_OF_A_TIE, STRONGEST, type TieBreak } from '../../types.ts'
import { Fragment } from 'react'
import { ActionCard } from '../card/ActionCard.tsx'
import { useTRexWords } from '../words.tsx'
import './Contest.css'

/** What the tied do: two actions at once, joined by a ten; or the places for them. */
export function Contest({ tieBreak: { picked } }: { readonly tieBreak: TieBreak }) {
  const { tie: words } = useTRexWords()
  return (
    <section className="contest" aria-label={words.picked}>
      {Array.from({ length: ACTIONS_OF_A_TIE }, (_, at) => {
        const one = picked[at]
        return (
          <Fragment key={one?.action ?? `open ${at}`}>
            {at > 0 && (
              <b className="contest__ten" aria-hidden="true">
                {STRONGEST}
              </b>
            )}
            {one ? (
              <span className="contest__action">
                <ActionCard action={one.action} corner={one.by === null && <small>{words.lot}</small>} />
              </span>
            ) : (
              <span className="contest__action contest__action--open" aria-hidden="true">
                ?
              </span>
            )}
          </Fragment>
        )
      })}
    </section>
  )
}
