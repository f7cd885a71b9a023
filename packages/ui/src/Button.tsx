import type { ComponentProps } from 'react'
import './Button.css'

export type ButtonKind = 'primary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
  /** Waiting for an answer: taps are ignored, focus stays. */
  readonly busy?: boolean
}

export function Button({ kind = 'quiet', busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={['button', `button--${kind}`, busy && 'button--busy', className].filter(Boolean).join(' ')}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
