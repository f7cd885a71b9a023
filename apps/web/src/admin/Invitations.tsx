import { INVITATION_DAYS, INVITATION_USES, type Invitation, type NewInvitation } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { TextField } from '@figment/ui/TextField.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useState } from 'react'
import { invitationLink } from '../route/invitation.ts'
import { postOperator } from './ask.ts'
import { useNumbers } from './numbers.ts'
import { useWholeNumber } from './useWholeNumber.ts'
import { useAdminWords } from './words/index.ts'

interface Props {
  readonly invitations: readonly Invitation[]
  look(): Promise<void>
  onClose(): void
}

/** A link with which tables can be opened: how many, and until when. */
export function Invitations({ invitations, look, onClose }: Props) {
  const { door: words, tryAgain } = useAdminWords()
  const { date } = useNumbers()
  const tell = useToast()
  const uses = useWholeNumber(INVITATION_USES.usual, INVITATION_USES)
  const days = useWholeNumber(INVITATION_DAYS.usual, INVITATION_DAYS)
  const [link, setLink] = useState<string | null>(null)

  const make = async () => {
    if (uses.value === null || days.value === null) return
    const made = await postOperator<NewInvitation>('/invitations', { uses: uses.value, days: days.value })
    if (!made.ok) return tell(made.refused === 'tooMany' ? words.tooMany : tryAgain)
    setLink(invitationLink(made.value.secret))
    await look()
  }
  const takeBack = async (id: string) => {
    const gone = await postOperator('/invitations/remove', { id })
    if (!gone.ok) tell(tryAgain)
    await look()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '').then(
      () => tell(words.copied),
      () => tell(tryAgain),
    )
  }
  return (
    <Dialog title={words.invite} open onClose={onClose}>
      {link === null ? (
        <form
          className="admin-form"
          onSubmit={(event) => {
            event.preventDefault()
            void make()
          }}
        >
          <TextField label={words.uses} {...uses.field} />
          <TextField label={words.days} {...days.field} />
          <Button kind="primary" type="submit">
            {words.make}
          </Button>
        </form>
      ) : (
        <div className="admin-form">
          <TextField label={words.link} value={link} readOnly onFocus={({ target }) => target.select()} onChange={() => {}} />
          <Button kind="primary" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
      )}
      {invitations.length > 0 && (
        <section aria-label={words.invitations}>
          <h3>{words.invitations}</h3>
          <ul className="admin-list">
            {invitations.map(({ id, usesLeft, until }) => (
              <li key={id}>
                <span>{words.left(usesLeft, date(until))}</span>
                <Button onClick={() => void takeBack(id)}>{words.takeBack}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
