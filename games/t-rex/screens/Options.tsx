import { type TRex, TIMERS, WARM_UPS } from '../types.ts'
import { RadioRow } from '@figment/ui/scene/RadioRow.tsx'
import { Summary } from '@figment/ui/scene/Summary.tsx'
import { useWished } from '@figment/ui/scene/wished.ts'
import type { ShownOptions } from '@figment/ui/contract.ts'
import { TRexWords, useTRexWords } from './words.tsx'
import '@figment/ui/scene/Options.css'

/** What the host decides before the game; everybody else reads it. */
export function Options(props: ShownOptions<TRex>) {
  return <TRexWords>{props.isHost ? <Choices {...props} /> : <Chosen {...props} />}</TRexWords>
}

function Choices(props: ShownOptions<TRex>) {
  const { warmUp, warmUps, warmUpNotes, timers, timing, timerNotes } = useTRexWords().options
  const { wished: options, change } = useWished(props.options, props.onChange)
  return (
    <div className="options">
      <RadioRow
        legend={warmUp}
        choices={WARM_UPS}
        value={options.warmUp}
        labelOf={(one) => warmUps[one]}
        note={warmUpNotes[options.warmUp]}
        onChange={(chosen) => change({ warmUp: chosen })}
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

function Chosen({ options }: ShownOptions<TRex>) {
  const { warmUp, warmUps, timers, timing } = useTRexWords().options
  const lines = [
    [warmUp, warmUps[options.warmUp]],
    [timers, timing[options.timers]],
  ] as const
  return <Summary lines={lines} />
}
