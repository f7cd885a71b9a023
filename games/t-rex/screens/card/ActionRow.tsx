import { COLOURS, type Open } from '../../types.ts'
import { useActions, useTRexWords } from '../words.tsx'
import { Sign } from './Sign.tsx'
import './ActionRow.css'

/** The three actions that somebody may be doing; one that has just come draws the eye. */
export function ActionRow({ open: { row, byeByes } }: { readonly open: Open }) {
  const words = useTRexWords()
  const say = useActions()
  const newest = byeByes.at(-1)?.came
  return (
    <ul className="action-row" aria-label={words.row}>
      {COLOURS.map((colour) => (
        <li key={row[colour]} className="action-row__one" data-hue={colour} data-new={row[colour] === newest}>
          <Sign colour={colour} />
          <span className="unseen">{words.colours[colour]}: </span>
          {say(row[colour]).text}
        </li>
      ))}
    </ul>
  )
}
