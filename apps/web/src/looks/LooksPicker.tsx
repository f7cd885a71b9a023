import { COLOURS, type Profile, SHAPES } from '@figment/table/types'
import { type ReactNode, useId } from 'react'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { SHAPE_PATHS } from '@figment/ui/shapes.ts'
import { useWords } from '../words/spoken.tsx'
import './LooksPicker.css'

export type Looks = Pick<Profile, 'colour' | 'shape'>

export interface LooksPickerProps {
  readonly looks: Looks
  /** Those of the others at the table. */
  readonly taken?: readonly Looks[]
  onChange(looks: Looks): void
}

export function LooksPicker({ looks, taken = [], onChange }: LooksPickerProps) {
  const words = useWords()
  return (
    <div className="looks-picker">
      <Choices
        legend={words.looks.colour}
        all={COLOURS}
        chosen={looks.colour}
        taken={taken.map(({ colour }) => colour)}
        name={(colour) => words.colours[colour]}
        renderFace={(colour) => <PlayerMark colour={colour} shape={looks.shape} />}
        onChoose={(colour) => onChange({ ...looks, colour })}
      />
      <Choices
        legend={words.looks.shape}
        all={SHAPES}
        chosen={looks.shape}
        taken={taken.map(({ shape }) => shape)}
        name={(shape) => words.shapes[shape]}
        renderFace={(shape) => (
          <svg className="looks-picker__shape" viewBox="0 0 24 24">
            <path d={SHAPE_PATHS[shape]} />
          </svg>
        )}
        onChoose={(shape) => onChange({ ...looks, shape })}
      />
      {taken.length > 0 && <p className="looks-picker__hint">{words.looks.takenHint}</p>}
    </div>
  )
}

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly chosen: T
  readonly taken: readonly T[]
  name(one: T): string
  renderFace(one: T): ReactNode
  onChoose(one: T): void
}

function Choices<T extends string>({ legend, all, chosen, taken, name, renderFace, onChoose }: ChoicesProps<T>) {
  const words = useWords()
  const group = useId()
  return (
    <fieldset className="looks-picker__choices">
      <legend className="looks-picker__legend">{legend}</legend>
      {all.map((one) => {
        const isTaken = taken.includes(one) && one !== chosen
        return (
          <label key={one} className="looks-picker__choice" title={name(one)}>
            <input
              type="radio"
              className="looks-picker__input"
              name={group}
              checked={one === chosen}
              disabled={isTaken}
              aria-label={isTaken ? `${name(one)}, ${words.looks.taken}` : name(one)}
              onChange={() => onChoose(one)}
            />
            <span className="looks-picker__face" aria-hidden="true">
              {renderFace(one)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
