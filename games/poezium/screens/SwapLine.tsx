import type { Line } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words.tsx'

interface Props {
  readonly swapped: Line | null
  readonly verse: Spoken
  readonly line: Line | null
  readonly isBusy: boolean
  onSwap(line: Line): void
}

/** Under the hand, once before acting: one line away, another drawn. */
export function SwapLine({ swapped, verse, line, isBusy, onSwap }: Props) {
  const words = usePoeziumWords()
  if (swapped !== null) return <Swapped swapped={swapped} verse={verse} />
  return (
    <div className="swap-line">
      <p className="swapped">{words.swap.hint}</p>
      <Button className="swap-line__button" busy={isBusy} disabled={line === null} onClick={() => line !== null && onSwap(line)}>
        {words.swap.button}
      </Button>
    </div>
  )
}

/** Everybody sees what was discarded. */
export function Swapped({ swapped, verse }: { readonly swapped: Line | null; readonly verse: Spoken }) {
  const words = usePoeziumWords()
  if (swapped === null) return null
  return (
    <p className="swapped">
      {words.swap.done} <i lang={verse.language}>{verse.lineText(swapped)}</i>
    </p>
  )
}
