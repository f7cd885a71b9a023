import type { GameTypes, OptionWords } from '@figment/game-kit'
import type { ShownOptions } from '../contract.ts'
import { RadioRow } from '../scene/RadioRow.tsx'
import { Summary } from '../scene/Summary.tsx'
import { useWished } from '../scene/wished.ts'
import { playWords } from './words/index.ts'
import '../scene/Options.css'

type Choice = string | number

interface Props extends ShownOptions<GameTypes> {
  readonly choices: object
  /** The game's own words for its own options. */
  readonly words: object
}

/** What the host chooses from the lists of the manifest; everybody else reads it. */
export function ListedOptions({ choices, words, options, isHost, onChange }: Props) {
  const { timers } = playWords.useWords()
  const { wished, change } = useWished(options, onChange)
  const named: Readonly<Record<string, OptionWords<Choice>>> = { timers, ...words }
  const lists = Object.entries(choices as Readonly<Record<string, readonly Choice[]>>).flatMap(([option, list]) => {
    const value = (wished as Readonly<Record<string, Choice>>)[option]
    const said = named[option]
    return value === undefined || !said ? [] : [{ option, list, value, said }]
  })
  if (!isHost) return <Summary lines={lists.map(({ value, said }) => [said.legend, said.labels[value] ?? ''])} />
  return (
    <div className="options">
      {lists.map(({ option, list, value, said }) => (
        <RadioRow
          key={option}
          legend={said.legend}
          choices={list}
          value={value}
          labelOf={(one) => said.labels[one] ?? ''}
          onChange={(chosen) => change({ [option]: chosen })}
        />
      ))}
    </div>
  )
}
