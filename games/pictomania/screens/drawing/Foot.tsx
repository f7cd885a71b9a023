import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import { BlackToken } from '../BlackToken.tsx'
import { GuessIcon, PenIcon, StarIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './Foot.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mayDraw: boolean
  readonly guessesLeft: number
  onFinish(): void
}

/** What I may still do, and the way out of the round. */
export function Foot({ open, seats, mayDraw, guessesLeft, onFinish }: Props) {
  const { drawing } = usePictomaniaWords()
  const isWide = useIsWide()
  const best = open.blackTokens.find(({ by }) => by === null)
  return (
    <Dock>
      <div className="drawing-foot">
        <ul className="drawing-foot__may" aria-label={drawing.may.label}>
          <li data-may={mayDraw}>
            {mayDraw ? <PenIcon /> : <Icon name="close" />}
            {mayDraw ? drawing.may.draw : drawing.may.drawNoMore}
          </li>
          <li data-may={guessesLeft > 0}>
            {guessesLeft > 0 ? <GuessIcon /> : <Icon name="close" />}
            {guessesLeft > 0 ? drawing.may.guess(guessesLeft) : drawing.may.guessNoMore}
          </li>
        </ul>
        {isWide && <Tokens open={open} seats={seats} />}
        <Button kind={guessesLeft === 0 ? 'primary' : 'quiet'} onClick={onFinish}>
          {drawing.finish}
          {best && (
            <span className="drawing-foot__best" aria-hidden="true">
              {best.stars}
              <StarIcon />
            </span>
          )}
        </Button>
      </div>
    </Dock>
  )
}

/** What lies in the middle, and who has taken what. */
export function Tokens({ open, seats }: Pick<Props, 'open' | 'seats'>) {
  const words = usePictomaniaWords()
  return (
    <ul className="black-tokens" aria-label={words.drawing.blackTokens}>
      {open.blackTokens.map(({ stars, by }, at) => {
        const taker = by === null ? undefined : seats.find(({ seat }) => seat === by)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
          <li key={at} data-taken={by !== null}>
            <BlackToken stars={stars} />
            {taker && <PlayerMark colour={taker.colour} shape={taker.shape} size="small" />}
            <span className="unseen">
              {words.stars(stars)}
              {taker && `, ${words.drawing.takenBy(taker.name)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
