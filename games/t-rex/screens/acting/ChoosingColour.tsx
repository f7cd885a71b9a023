import { COLOURS, type Colour, type Open } from '../../types.ts'
import { Sign } from '../card/Sign.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import './ChoosingColour.css'

interface Props {
  readonly row: Open['row']
  readonly isBusy: boolean
  choose(colour: Colour): void
}

/** The wild Bye-bye: I say which action leaves. */
export function ChoosingColour({ row, isBusy, choose }: Props) {
  const { byeBye: words, colours } = useTRexWords()
  const say = useActions()
  return (
    <section className="wild panel" aria-label={words.title}>
      <p className="wild__title display" aria-hidden="true">
        {words.title}
      </p>
      <p>{words.hint}</p>
      <div className="wild__choices">
        {COLOURS.map((colour) => (
          <button key={colour} type="button" className="wild__choice" data-hue={colour} disabled={isBusy} onClick={() => choose(colour)}>
            <Sign colour={colour} />
            <span className="unseen">{colours[colour]}: </span>
            {say(row[colour]).text}
          </button>
        ))}
      </div>
    </section>
  )
}
