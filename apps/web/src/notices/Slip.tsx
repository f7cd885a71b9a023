import { type ReactNode, useId } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import './Slip.css'

interface Props {
  /** Whose it is, or what it is about. */
  readonly sign: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** At most two buttons, the one that changes nothing first. */
  readonly children?: ReactNode
}

/** What comes uninvited is paper and ink, so that it never looks like the one button of a screen. */
export function Slip({ sign, title, text, children }: Props) {
  const words = useHouseWords().notices
  const told = useId()
  return (
    <div className="slip">
      <span className="slip__sign">{sign}</span>
      <p id={told} className="slip__words">
        <span className="slip__title">{title}</span> <span className="slip__text">{text}</span>
      </p>
      {children && (
        <fieldset className="slip__actions" aria-describedby={told}>
          <legend className="unseen">{words.label}</legend>
          {children}
        </fieldset>
      )}
    </div>
  )
}

interface ButtonProps {
  readonly isSolid?: boolean
  readonly busy?: boolean
  /** Heard instead of what stands on it, where that is short. */
  readonly label?: string
  readonly children: ReactNode
  onClick(): void
}

export function SlipButton({ isSolid = false, busy = false, label, children, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={isSolid ? 'slip__button slip__button--solid' : 'slip__button'}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={() => {
        if (!busy) onClick()
      }}
    >
      {children}
    </button>
  )
}
