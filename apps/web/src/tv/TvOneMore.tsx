import type { View } from '@figment/client/connection/view.ts'
import { hostOf } from '@figment/client/who.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Qr } from '@figment/ui/Qr.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { tablePath } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'
import './TvOneMore.css'

/** After a game: who would play another one, who starts it, and the way to the table. */
export function TvOneMore({ view, linkKey }: { readonly view: View; readonly linkKey: string | null }) {
  const words = useWords()
  const { oneMore } = useHouseWords()
  const { code, isCodeHidden, seats, again } = view.open
  const host = hostOf(view.open)
  return (
    <div className="tv-one-more">
      {!isCodeHidden && <Qr text={`${location.origin}${tablePath(code, linkKey)}`} label={words.lobby.qr} />}
      <div>
        <h2>{oneMore.ask}</h2>
        <p>{host ? <Named say={oneMore.onTv} name={host.name} /> : words.lobby.noHostTitle}</p>
        <ul aria-label={oneMore.gathered}>
          {seats
            .filter(({ person }) => person !== null && again.includes(person))
            .map(({ seat, name, colour, shape }) => (
              <li key={seat}>
                <Rabbit colour={colour} shape={shape} />
                <span className="unseen">{name}</span>
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
