import { type Dixit, CLUES, EDITIONS, FIRST_STORYTELLERS, type Options as DixitOptions, PICTURES, TARGETS, TIMERS } from '../types.ts'
import type { ShownOptions } from '@figment/ui/contract.ts'
import { usePerformWords } from './perform/words/index.tsx'
import { RadioRow } from '@figment/ui/scene/RadioRow.tsx'
import { Summary } from '@figment/ui/scene/Summary.tsx'
import { useWished } from '@figment/ui/scene/wished.ts'
import { DixitWords, useDixitWords } from './words.tsx'
import '@figment/ui/scene/Options.css'

const OFFERED_TARGETS = [20, 30, 40, 50].filter((target) => target >= TARGETS.min && target <= TARGETS.max)

/** What the host decides before the game; everybody else reads it. */
export function Options(props: ShownOptions<Dixit>) {
  return <DixitWords>{props.isHost ? <Choices {...props} /> : <Chosen options={props.options} />}</DixitWords>
}

function Choices(props: ShownOptions<Dixit>) {
  const words = useDixitWords()
  const performing = usePerformWords()
  const { wished: options, change } = useWished(props.options, props.onChange)
  // a target set elsewhere is kept among the offers
  const targets = [...new Set([...OFFERED_TARGETS, options.target])].sort((one, other) => one - other)
  const { editions, editionNotes, sets, firsts, timing, timerNotes } = words.options
  return (
    <div className="options">
      <RadioRow
        legend={words.options.edition}
        choices={EDITIONS}
        value={options.edition}
        labelOf={(edition) => editions[edition]}
        note={editionNotes[options.edition]}
        onChange={(edition) => change({ edition })}
      />
      {options.edition === '2021' && (
        <RadioRow
          legend={words.options.target}
          choices={targets}
          value={options.target}
          labelOf={words.points}
          onChange={(target) => change({ target })}
        />
      )}
      <RadioRow
        legend={words.options.pictures}
        choices={PICTURES}
        value={options.pictures}
        labelOf={(pictures) => sets[pictures]}
        onChange={(pictures) => change({ pictures })}
      />
      <RadioRow
        legend={words.options.first}
        choices={FIRST_STORYTELLERS}
        value={options.firstStoryteller}
        labelOf={(first) => firsts[first]}
        onChange={(firstStoryteller) => change({ firstStoryteller })}
      />
      <RadioRow
        legend={performing.option}
        choices={CLUES}
        value={options.clues}
        labelOf={(clues) => performing.options[clues]}
        note={performing.optionNotes[options.clues]}
        onChange={(clues) => change({ clues })}
      />
      <RadioRow
        legend={words.options.timers}
        choices={TIMERS}
        value={options.timers}
        labelOf={(timers) => timing[timers]}
        note={timerNotes[options.timers]}
        onChange={(timers) => change({ timers })}
      />
    </div>
  )
}

function Chosen({ options }: { options: DixitOptions }) {
  const words = useDixitWords()
  const performing = usePerformWords()
  const { edition, target, pictures, first, timers, editions, editionNotes, sets, firsts, timing } = words.options
  const lines: readonly (readonly [string, string, string?])[] = [
    [edition, editions[options.edition], editionNotes[options.edition]],
    ...(options.edition === '2021' ? [[target, words.points(options.target)] as const] : []),
    [pictures, sets[options.pictures]],
    [first, firsts[options.firstStoryteller]],
    [performing.option, performing.options[options.clues]],
    [timers, timing[options.timers]],
  ]
  return <Summary lines={lines} />
}
