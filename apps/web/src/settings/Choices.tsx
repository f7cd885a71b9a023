import { useId } from 'react'
import './Choices.css'

export interface ChoicesProps<Value extends string | number> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  onChange(value: Value): void
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string | number>({ label, hint, value, choices, onChange }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset className="choices" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="choices__label">{label}</legend>
      <div className="choices__row">
        {choices.map((choice) => (
          <label key={choice.value} className="choices__choice">
            <input type="radio" name={id} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="choices__hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
