import { useId } from 'react'

interface Props<T extends string | number> {
  legend: string
  choices: readonly T[]
  value: T
  labelOf(choice: T): string
  note?: string
  onChange(choice: T): void
}

/** A question with few answers, all in sight. */
export function RadioRow<T extends string | number>({ legend, choices, value, labelOf, note, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="radio-row" aria-describedby={note === undefined ? undefined : `${name}-note`}>
      <legend className="radio-row__legend">{legend}</legend>
      <div className="radio-row__choices">
        {choices.map((choice) => (
          <label key={choice} className="radio-row__choice">
            <input type="radio" name={name} value={choice} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{labelOf(choice)}</span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${name}-note`} className="options__note">
          {note}
        </p>
      )}
    </fieldset>
  )
}
