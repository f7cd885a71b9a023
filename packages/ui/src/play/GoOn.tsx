import { Button } from '../Button.tsx'
import { useTurn } from '../scene/turn.ts'
import { useInPlay } from './in-play.ts'
import { Turn } from './Turn.tsx'
import { playWords } from './words/index.ts'

/** Seen enough? The last one to say so starts what follows. */
export function GoOn({ onGoOn }: { onGoOn(): Promise<string | null> }) {
  const words = playWords.useWords()
  const { open, seat } = useInPlay()
  const { isBusy, take } = useTurn(onGoOn)
  const isAsked = seat !== null && open.awaited.includes(seat)
  return (
    <Turn isDone={!isAsked} note={seat === null ? undefined : words.wentOn}>
      <Button kind="primary" busy={isBusy} onClick={() => void take(null)}>
        {words.goOn}
      </Button>
    </Turn>
  )
}
