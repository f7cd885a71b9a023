import type { OwnPasskey } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { postOperator } from './ask.ts'
import { useNumbers } from './numbers.ts'
import { canMakePasskeys, makePasskey } from './passkey.ts'
import { useAdminWords } from './words/index.ts'

interface Props {
  readonly passkeys: readonly OwnPasskey[]
  look(): Promise<void>
  onClose(): void
}

/** So that a fingerprint is enough the next time. */
export function Passkeys({ passkeys, look, onClose }: Props) {
  const { house: words, tryAgain } = useAdminWords()
  const { date } = useNumbers()
  const tell = useToast()
  const add = async () => {
    const made = await makePasskey(passkeys.map(({ id }) => id))
    const added = made && (await postOperator('/passkeys', made))
    tell(added?.ok ? words.added : tryAgain)
    await look()
  }
  const [removed, setRemoved] = useState<string | null>(null)
  const remove = async (id: string) => {
    setRemoved(null)
    const gone = await postOperator('/passkeys/remove', { id })
    if (!gone.ok) tell(tryAgain)
    await look()
  }
  return (
    <Dialog title={words.passkeys} open onClose={onClose}>
      <ul className="admin-list">
        {passkeys.map(({ id, at }) => (
          <li key={id}>
            <span>{words.addedAt(date(at))}</span>
            <Button kind="danger" onClick={() => setRemoved(id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canMakePasskeys() ? (
        <>
          <p>{words.passkeyHint}</p>
          <Button kind="primary" onClick={() => void add()}>
            {words.addPasskey}
          </Button>
        </>
      ) : (
        <p>{words.noPasskeys}</p>
      )}
      <Confirm
        title={words.removeSure}
        text={words.removeSureText}
        yes={words.remove}
        open={removed !== null}
        onYes={() => removed !== null && void remove(removed)}
        onClose={() => setRemoved(null)}
      />
    </Dialog>
  )
}
