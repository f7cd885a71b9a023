import { type Poezium, FIRST_STORYTELLERS, LANGUAGES, TIMERS } from '../types.ts'
import { RadioRow } from '@figment/ui/scene/RadioRow.tsx'
import { Summary } from '@figment/ui/scene/Summary.tsx'
import { useWished } from '@figment/ui/scene/wished.ts'
import { LANGUAGE_NAMES } from '@figment/ui/words.tsx'
import type { ShownOptions } from '@figment/ui/contract.ts'
import { PoeziumWords, usePoeziumWords } from './words.tsx'
import '@figment/ui/scene/Options.css'

/** What the host decides before the game; everybody else reads it. */
export function Options(props: ShownOptions<Poezium>) {
  return <PoeziumWords>{props.isHost ? <Choices {...props} /> : <Chosen {...props} />}</PoeziumWords>
}

function Choices(props: ShownOptions<Poezium>) {
  const words = usePoeziumWords()
  const { wished: options, change } = useWished(props.options, props.onChange)
  const { language, languageNote, first, firsts, named, nobodyNamed, timers, timing, timerNotes } = words.options
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
        onChange={(firstStoryteller) =>
          change({ firstStoryteller, named: firstStoryteller === 'named' ? (props.seats[0]?.seat ?? null) : null })
        }
      />
      {options.firstStoryteller === 'named' && (
        <RadioRow
          legend={named}
          choices={props.seats.map(({ seat }) => seat)}
          value={options.named ?? NOBODY}
          labelOf={(seat) => nameOf(props.seats, seat) ?? ''}
          {...(nameOf(props.seats, options.named) === undefined && { note: nobodyNamed })}
          onChange={(seat) => change({ named: seat })}
        />
      )}
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

/** No seat has this number. */
const NOBODY = -1

const nameOf = (seats: ShownOptions<Poezium>['seats'], named: number | null): string | undefined =>
  seats.find(({ seat }) => seat === named)?.name

function Chosen({ options, seats }: ShownOptions<Poezium>) {
  const { language, first, firsts, timers, timing } = usePoeziumWords().options
  const lines = [
    [language, LANGUAGE_NAMES[options.language]],
    [first, (options.firstStoryteller === 'named' && nameOf(seats, options.named)) || firsts[options.firstStoryteller]],
    [timers, timing[options.timers]],
  ] as const
  return <Summary lines={lines} />
}
