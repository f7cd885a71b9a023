import { type ComponentProps, useEffect, useId, useRef } from 'react'
import './TextField.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly hint?: string | undefined
  readonly trouble?: string | null
  onChange(value: string): void
}

/** A line of paper to write on. */
export function TextField({ label, value, hint, trouble = null, onChange, className, ...rest }: TextFieldProps) {
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  // on a small phone the note may be below the fold, and then nothing seems to have happened
  useEffect(() => {
    if (trouble !== null) note.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])
  return (
    <div className={['text-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className="text-field__label">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="text-field__input"
        value={value}
        aria-invalid={trouble !== null || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p
        ref={note}
        id={`${id}-note`}
        className={trouble === null ? 'text-field__note' : 'text-field__note text-field__note--trouble'}
        aria-live="polite"
      >
        {trouble ?? hint}
      </p>
    </div>
  )
}
