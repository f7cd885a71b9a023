import type { Line } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words.tsx'

interface Props {
  readonly swapped: Line | null
  readonly verse: Spoken
  readonly line: Line | null
  readonly isBusy: boolean
  onSwap(line: Line): void
}

/** After the hand, once before acting: one line away, another drawn. */
export function SwapLine({ swapped, verse, line, isBusy, onSwap }: Props) {
  const words = usePoeziumWords()
  if (swapped !== null) return <Swapped swapped={swapped} verse={verse} />
  return (
    <Button className="swap-line" busy={isBusy} disabled={line === null} onClick={() => line !== null && onSwap(line)}>
      <Icon name="swap" />
      {line === null ? words.swap.hint : words.swap.button}
    </Button>
  )
}

/** The same where the hand has no cell for it: a sign beside the button. */
export function SwapSign({ swapped, line, isBusy, onSwap }: Omit<Props, 'verse'>) {
  const words = usePoeziumWords()
  return (
    <Button
      className="swap-line__sign"
      aria-label={words.swap.button}
      title={words.swap.hint}
      busy={isBusy}
      disabled={line === null || swapped !== null}
      onClick={() => line !== null && onSwap(line)}
    >
      <Icon name="swap" />
    </Button>
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
