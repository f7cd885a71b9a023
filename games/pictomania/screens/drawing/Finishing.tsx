import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { BlackToken } from '../BlackToken.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './Finishing.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly unguessed: number
  readonly isBusy: boolean
  onFinish(token: number | null): void
  onClose(): void
}

/** Which token to take, or none; it cannot be taken back. */
export function Finishing({ open, seats, unguessed, isBusy, onFinish, onClose }: Props) {
  const words = usePictomaniaWords()
  const { drawing } = words
  const [wish, setWish] = useState<number | 'best' | 'none'>('best')
  const free = open.blackTokens.flatMap(({ by }, at) => (by === null ? [at] : []))
  // somebody was faster: then the best that is left
  const token = wish === 'none' ? null : wish !== 'best' && free.includes(wish) ? wish : (free[0] ?? null)
  const stars = token === null ? null : (open.blackTokens[token]?.stars ?? 0)
  return (
    <Dialog title={drawing.finishTitle} open onClose={onClose}>
      <p>{drawing.finishText}</p>
      {unguessed > 0 && <p className="finishing__note">{drawing.notGuessed(unguessed)}</p>}
      {open.options.variant === 'fast' && <p className="finishing__note">{drawing.lastToken}</p>}
      <fieldset className="finishing__tokens">
        <legend className="unseen">{drawing.token}</legend>
        {open.blackTokens.map(({ stars: worth, by }, at) => {
          const taker = by === null ? undefined : seats.find(({ seat }) => seat === by)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
            <label key={at} className="finishing__token" data-taken={by !== null}>
              <input
                type="radio"
                name="token"
                checked={token === at}
                disabled={by !== null}
                aria-label={taker ? `${words.stars(worth)}, ${drawing.takenBy(taker.name)}` : words.stars(worth)}
                onChange={() => setWish(at)}
              />
              <BlackToken stars={worth} />
              {taker && <PlayerName seat={taker} />}
            </label>
          )
        })}
        <label className="finishing__token finishing__token--none">
          <input type="radio" name="token" checked={token === null} onChange={() => setWish('none')} />
          <span>{drawing.noToken}</span>
        </label>
      </fieldset>
      <Button kind="primary" busy={isBusy} onClick={() => onFinish(token)}>
        {stars === null ? drawing.finishWithout : drawing.finishWith(stars)}
      </Button>
    </Dialog>
  )
}
