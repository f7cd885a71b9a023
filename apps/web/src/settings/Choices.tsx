import { Icon, type IconName } from '@figment/ui/Icon.tsx'
import { useId } from 'react'
import './Choices.css'

export interface ChoicesProps<Value extends string | number> {
  readonly label: string
  /** What stands above says it already. */
  readonly isLabelUnseen?: boolean
  readonly hint?: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly icon?: IconName }[]
  onChange(value: Value): void
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string | number>({
  label,
  isLabelUnseen = false,
  hint,
  value,
  choices,
  onChange,
}: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset className="choices" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={isLabelUnseen ? 'unseen' : 'choices__label'}>{label}</legend>
      <div className="choices__row">
        {choices.map((choice) => (
          <label key={choice.value} className="choices__choice">
            <input type="radio" name={id} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span data-signed={choice.icon !== undefined}>
              {choice.icon && <Icon name={choice.icon} />}
              {choice.text}
            </span>
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
