import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useKitWords } from './words.tsx'
import './Confirm.css'

export interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** What happens, as the button says it. */
  readonly yes: string
  readonly open: boolean
  onYes(): void
  onClose(): void
}

/** Asked before something that cannot be taken back. */
export function Confirm({ title, text, yes, open, onYes, onClose }: ConfirmProps) {
  const words = useKitWords()
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p>{text}</p>
      <div className="confirm__actions">
        <Button kind="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onClose}>{words.kit.cancel}</Button>
      </div>
    </Dialog>
  )
}
