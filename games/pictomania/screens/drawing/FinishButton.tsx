import type { Open } from '../../types.ts'
import type { Ref } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { StarIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './FinishButton.css'

interface Props {
  readonly open: Open
  /** It would end the round for everybody. */
  readonly isLast: boolean
  readonly ref?: Ref<HTMLButtonElement>
  onFinish(): void
}

/** The way out of the round, with the stars of the best token that is left. */
export function FinishButton({ open, isLast, ref, onFinish }: Props) {
  const { drawing } = usePictomaniaWords()
  const best = open.blackTokens.find(({ by }) => by === null)
  return (
    <button ref={ref} type="button" className="finish-button" data-last={isLast} aria-label={drawing.finish} onClick={onFinish}>
      <span className="finish-button__word">{drawing.finish}</span>
      <Icon name="check" />
      {best && (
        <span className="finish-button__stars">
          {Array.from({ length: best.stars }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
            <StarIcon key={at} />
          ))}
        </span>
      )}
    </button>
  )
}
