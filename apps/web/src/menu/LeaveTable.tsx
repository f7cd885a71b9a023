import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { useWords } from '../words/spoken.tsx'
import { navigate } from '../route/route.ts'
import { useTable } from '@figment/client/useTable.ts'

const answerWithinMs = 2000

export function LeaveTable() {
  const words = useWords()
  const { move } = useTable()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    // without a connection the answer may never come, and a person who wants to go, goes
    const patience = new Promise<null>((over) => setTimeout(() => over(null), answerWithinMs))
    await Promise.race([move({ type: 'leaveTable' }), patience])
    navigate('/')
  }
  return (
    <div className="menu__page">
      <p>{words.menu.leaveText}</p>
      <Button kind="danger" busy={isBusy} onClick={() => void leave()}>
        {words.menu.leave}
      </Button>
    </div>
  )
}
