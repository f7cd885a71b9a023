import { useId } from 'react'
import { Icon, type IconName } from '@figment/ui/Icon.tsx'
import './Switch.css'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly icon?: IconName
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

/** On or off, at once. */
export function Switch({ label, hint, icon, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      className="switch"
      onClick={() => onChange(!isOn)}
    >
      {icon && <Icon name={icon} />}
      <span className="switch__words">
        <span id={`${id}-label`} className="switch__label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="switch__hint">
            {hint}
          </span>
        )}
      </span>
      <span className="switch__slide" />
    </button>
  )
}
