import { Button } from '../Button.tsx'
import { Dock } from '../scene/Dock.tsx'
import { useTurn } from '../scene/turn.ts'
import { Settled } from '../scene/Waiting.tsx'
import { useInPlay } from './in-play.ts'
import { playWords } from './words/index.ts'

/** Seen enough? The last one to say so starts what follows. */
export function GoOn({ onGoOn }: { onGoOn(): Promise<string | null> }) {
  const words = playWords.useWords()
  const { open, seats, seat, isAway } = useInPlay()
  const { isBusy, take } = useTurn(onGoOn)
  return (
    <Dock>
      {seat !== null && open.awaited.includes(seat) ? (
        <Button kind="primary" busy={isBusy} onClick={() => void take(null)}>
          {words.goOn}
        </Button>
      ) : (
        <Settled note={seat === null ? undefined : words.wentOn} awaited={open.awaited} seats={seats} isAway={isAway} />
      )}
    </Dock>
  )
}
