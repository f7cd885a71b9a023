import type { Pictomania } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { BlackToken } from '../BlackToken.tsx'
import { useNames, WhoMark } from '../show/Who.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { lastTaker } from './tokens.ts'
import { useTvWords } from './words/index.tsx'
import './TvTokens.css'

interface Props extends Pick<Shown<Pictomania>, 'open' | 'seats'> {
  /** Only those that are left: one of them is an alarm. */
  readonly onlyFree?: boolean
}

/** The black tokens, the best first; where one was taken lies the charm of who has it. */
export function TvTokens({ open, seats, onlyFree = false }: Props) {
  const { drawing: words } = useTvWords()
  const { stars, drawing } = usePictomaniaWords()
  const nameOf = useNames(seats)
  return (
    <ol className="tv-tokens" aria-label={words.tokens} data-alarm={onlyFree}>
      {open.blackTokens.map(
        (token, at) =>
          (token.by === null || !onlyFree) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one star are told apart by their place
            <li key={at} data-taken={token.by !== null}>
              {token.by === null ? <BlackToken stars={token.stars} /> : <WhoMark seat={token.by} seats={seats} />}
              <span className="unseen">
                {stars(token.stars)}, {token.by === null ? words.free : drawing.takenBy(nameOf(token.by))}
              </span>
            </li>
          ),
      )}
    </ol>
  )
}

/** In the place of a sixth sheet: the tokens in their tray, and who took the last one so far. */
export function TvTray({ open, seats, onlyFree = false }: Props) {
  const { drawing: words } = useTvWords()
  const nameOf = useNames(seats)
  const last = lastTaker(open)
  return (
    <li className="tv-tray">
      <h2>{words.tokens}</h2>
      <div className="tv-tray__wood">
        <TvTokens open={open} seats={seats} onlyFree={onlyFree} />
      </div>
      <p className="tv-tray__last">
        {last !== null && (
          <>
            <span aria-hidden="true">
              <WhoMark seat={last} seats={seats} />
            </span>
            <span>{words.done(nameOf(last))}</span>
          </>
        )}
      </p>
    </li>
  )
}
