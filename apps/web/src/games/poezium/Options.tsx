import { FIRST_STORYTELLERS, LANGUAGES, TIMERS } from '@figment/poezium/types'
import { LANGUAGE_NAMES } from '../../kit/words.tsx'
import { RadioRow } from '../dixit/RadioRow.tsx'
import type { OptionsProps } from '../screens.ts'
import { useWished } from './wished.ts'
import { PoeziumWords, usePoeziumWords } from './words/index.tsx'
import '../dixit/Options.css'

/** What the host decides before the game; everybody else reads it. */
export function Options(props: OptionsProps<'poezium'>) {
  return <PoeziumWords>{props.isHost ? <Choices {...props} /> : <Summary {...props} />}</PoeziumWords>
}

function Choices(props: OptionsProps<'poezium'>) {
  const words = usePoeziumWords()
  const { wished: options, change } = useWished(props.options, props.onChange)
  const { language, languageNote, first, firsts, timers, timing, timerNotes } = words.options
  return (
    <div className="options">
      <RadioRow
        legend={language}
        choices={LANGUAGES}
        value={options.language}
        labelOf={(one) => LANGUAGE_NAMES[one]}
        note={languageNote}
        onChange={(chosen) => change({ language: chosen })}
      />
      <RadioRow
        legend={first}
        choices={FIRST_STORYTELLERS}
        value={options.firstStoryteller}
        labelOf={(one) => firsts[one]}
        onChange={(firstStoryteller) => change({ firstStoryteller })}
      />
      <RadioRow
        legend={timers}
        choices={TIMERS}
        value={options.timers}
        labelOf={(one) => timing[one]}
        note={timerNotes[options.timers]}
        onChange={(chosen) => change({ timers: chosen })}
      />
    </div>
  )
}

function Summary({ options }: OptionsProps<'poezium'>) {
  const { language, first, firsts, timers, timing } = usePoeziumWords().options
  const lines = [
    [language, LANGUAGE_NAMES[options.language]],
    [first, firsts[options.firstStoryteller]],
    [timers, timing[options.timers]],
  ] as const
  return (
    <dl className="options options--summary">
      {lines.map(([term, value]) => (
        <div key={term} className="options__line">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
