import { Button } from '@figment/ui/Button.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { useKitWords } from '@figment/ui/words.tsx'
import { useState } from 'react'
import { Entrance } from '../entrance/Entrance.tsx'
import { useAdminWords } from './words/index.ts'
import './Entrance.css'

/** The first question was not answered: nobody knows yet whether one may come in. */
export function Silent({ onAgain }: { onAgain(): Promise<void> }) {
  const words = useAdminWords()
  const { kit } = useKitWords()
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await onAgain()
    setBusy(false)
  }
  return (
    <Entrance className="admin-door">
      <main className="admin-sign-in" data-screen="admin-silent">
        <div className="admin-sign-in__rabbit">
          <Rabbit colour="sand" shape="leaf" />
        </div>
        <h1>{words.silent}</h1>
        <Button kind="primary" busy={isBusy} onClick={() => void again()}>
          {kit.tryAgain}
        </Button>
      </main>
    </Entrance>
  )
}
