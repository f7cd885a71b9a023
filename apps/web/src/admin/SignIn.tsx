import { Button } from '@figment/ui/Button.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { TextField } from '@figment/ui/TextField.tsx'
import { useState } from 'react'
import { Entrance } from '../entrance/Entrance.tsx'
import { AdminIcon } from './AdminIcon.tsx'
import { type OperatorAnswer, postOperator } from './ask.ts'
import { canUsePasskeys, signWithPasskey } from './passkey.ts'
import { useAdminWords } from './words/index.ts'
import './Entrance.css'

interface Props {
  readonly host: string
  readonly hasPasskey: boolean
  onIn(): void
}

export function SignIn({ host, hasPasskey, onIn }: Props) {
  const { signIn: words, tryAgain } = useAdminWords()
  const [passphrase, setPassphrase] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isPasskeyOffered = hasPasskey && canUsePasskeys()

  const sign = async (ask: () => Promise<OperatorAnswer<object> | null>) => {
    setBusy(true)
    setTrouble(null)
    const answer = await ask()
    setBusy(false)
    if (answer === null) return setTrouble(words.wrongPasskey)
    if (answer.ok) return onIn()
    const sentences = { wrongPassphrase: words.wrong, wrongPasskey: words.wrongPasskey, tooManyTries: words.tooMany }
    setTrouble(Object.entries(sentences).find(([refused]) => refused === answer.refused)?.[1] ?? tryAgain)
  }
  const withPasskey = async () => {
    const signed = await signWithPasskey()
    return signed && (await postOperator('/passkey', signed))
  }

  return (
    <Entrance className="admin-door">
      <main className="admin-sign-in" data-screen="admin-sign-in">
        <div className="admin-sign-in__rabbit">
          <Rabbit colour="sand" shape="leaf" />
        </div>
        <h1>{words.title}</h1>
        <p className="admin-sign-in__host" translate="no">
          {host}
        </p>
        {isPasskeyOffered && (
          <>
            <Button kind="primary" busy={isBusy} onClick={() => void sign(withPasskey)}>
              <AdminIcon name="shield" />
              {words.passkey}
            </Button>
            <p className="admin-sign-in__or">{words.or}</p>
          </>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void sign(() => postOperator('/sign-in', { passphrase }))
          }}
        >
          <TextField
            label={words.passphrase}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={passphrase}
            trouble={trouble}
            onChange={setPassphrase}
          />
          <Button kind={isPasskeyOffered ? 'quiet' : 'primary'} type="submit" busy={isBusy}>
            {words.go}
          </Button>
        </form>
        <p className="admin-sign-in__note">{words.note}</p>
      </main>
    </Entrance>
  )
}
