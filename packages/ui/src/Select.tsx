import { type ReactNode, useId } from 'react'
import './Select.css'

export interface SelectProps {
  readonly label: string
  readonly isLabelSeen?: boolean
  readonly icon?: ReactNode
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly text: string; readonly lang?: string }[]
  onChange(value: string): void
}

export function Select({ label, isLabelSeen = true, icon, value, choices, onChange }: SelectProps) {
  const id = useId()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <div className="select">
      <label htmlFor={id} className={isLabelSeen ? 'select__label' : 'unseen'}>
        {label}
      </label>
      <div className="select__box">
        {icon}
        <select id={id} className="select__field" value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <span className="select__chosen" lang={chosen?.lang} aria-hidden="true">
          {chosen?.text}
        </span>
      </div>
    </div>
  )
}
