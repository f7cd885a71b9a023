import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { BlackToken } from '../BlackToken.tsx'
import { PenIcon, StarIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { isLastToken } from './alarm.ts'
import { sameTapWithinMs } from './hand.ts'
import { onlyOnce } from './keys.ts'
import './Finishing.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  /** Whose drawings I have not guessed. */
  readonly unguessed: readonly string[]
  readonly mayDraw: boolean
  readonly isBusy: boolean
  onFinish(token: number | null): void
  onClose(): void
}

/** The tokens, in the place of the stand: one tap takes one. Somebody may be faster: then their charm is in its place, and nothing closes. */
export function Finishing({ open, seats, unguessed, mayDraw, isBusy, onFinish, onClose }: Props) {
  const words = usePictomaniaWords()
  const { drawing } = words
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const best = open.blackTokens.findIndex(({ by }) => by === null)
  // it opens under a finger that may tap twice
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const finish = (token: number | null) => {
    if (performance.now() - openedAt.current >= sameTapWithinMs) onFinish(token)
  }
  // the keyboard is on the best that is left, also when somebody took the one it was on
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (panel.current?.contains(document.activeElement) && !document.activeElement?.matches(':disabled')) return
    panel.current?.querySelector<HTMLElement>('.finishing__token:enabled')?.focus({ preventScroll: true })
  }, [best])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key held down on one of its buttons
    <section ref={panel} className="finishing" data-last={isLastToken(open)} aria-labelledby={title} onKeyDown={onlyOnce}>
      <h2 id={title}>{drawing.token}</h2>
      <p>
        {open.options.variant === 'fast' ? drawing.lastToken : drawing.finishText}{' '}
        {unguessed.length > 0 && <strong>{drawing.notGuessedYet(unguessed.join(', '))}</strong>}
      </p>
      <ul className="finishing__tokens">
        {open.blackTokens.map(({ stars, by }, at) => {
          const taker = by === null ? undefined : seatAt(seats, by)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
            <li key={at}>
              <button
                type="button"
                className="finishing__token"
                data-best={at === best}
                disabled={by !== null || isBusy}
                aria-label={taker ? `${words.stars(stars)}, ${drawing.takenBy(taker.name)}` : words.stars(stars)}
                onClick={() => finish(at)}
              >
                {taker ? <PlayerMark colour={taker.colour} shape={taker.shape} /> : <BlackToken stars={stars} />}
                {taker ? (
                  <bdi className="finishing__taker">{taker.name}</bdi>
                ) : (
                  <span className="finishing__stars">
                    {Array.from({ length: stars }, (_, star) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
                      <StarIcon key={star} />
                    ))}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="finishing__answers">
        <Button onClick={onClose}>
          <PenIcon />
          {mayDraw ? drawing.keepDrawing : drawing.keepGuessing}
        </Button>
        <Button busy={isBusy} onClick={() => finish(null)}>
          {drawing.noToken}
        </Button>
      </div>
    </section>
  )
}
