import { Button } from '@figment/ui/Button.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'

export function EndGame({ onDone }: { onDone(): void }) {
  const words = useWords()
  const { move } = useTable()
  const end = async () => {
    await move({ type: 'endGame' })
    onDone()
  }
  return (
    <div className="menu__page">
      <p>{words.menu.endText}</p>
      <Button kind="danger" onClick={() => void end()}>
        {words.menu.end}
      </Button>
    </div>
  )
}
