import { lazy, Suspense, useState } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useWords } from '../words/spoken.tsx'
import { CallIcon } from './CallIcon.tsx'
import { useCall } from './useCall.ts'
import { CallWords, useCallWords } from './words/index.ts'
import './CallButton.css'

const CallDialog = lazy(() => import('./CallDialog.tsx').then(({ CallDialog }) => ({ default: CallDialog })))

interface Props {
  /** Somebody has joined or left by it. */
  onDone?(): void
}

/** In the header of the table: whether people see each other, and the way in. */
export function CallButton({ onDone }: Props) {
  return (
    <CallWords>
      <Button {...(onDone && { onDone })} />
    </CallWords>
  )
}

function Button({ onDone }: Props) {
  const words = useCallWords()
  const { kit } = useWords()
  const { state, members } = useCall()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={state.isIn ? 'call-button call-button--in' : 'call-button'}
        aria-label={words.button(members.length)}
        onClick={() => setOpen(true)}
      >
        <CallIcon name="camera" />
        {members.length > 0 && (
          <span className="call-button__count" aria-hidden="true">
            {members.length}
          </span>
        )}
      </button>
      <Dialog title={words.title} open={isOpen} onClose={close}>
        <Suspense fallback={<p>{kit.loading}</p>}>
          <CallDialog
            onDone={() => {
              close()
              onDone?.()
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
