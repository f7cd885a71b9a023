import { COLOURS, type Colour, type Open } from '../../types.ts'
import { useActions, useTRexWords } from '../words.tsx'
import { Sign } from './Sign.tsx'
import './ActionRow.css'

interface Props {
  readonly open: Open
  /** The colour of my own card, which says it already: where there is little room, only the others are told. */
  readonly mine?: Colour | null
}

/** The actions that somebody may be doing; one that has just come draws the eye. */
export function ActionRow({ open: { row, byeByes }, mine = null }: Props) {
  const words = useTRexWords()
  const say = useActions()
  const newest = byeByes.at(-1)?.came
  return (
    <ul className="action-row" aria-label={words.row}>
      {COLOURS.map((colour) => (
        <li key={row[colour]} className="action-row__one" data-hue={colour} data-new={row[colour] === newest} data-mine={colour === mine}>
          <Sign colour={colour} />
          <span>
            <span className="unseen">{words.colours[colour]}: </span>
            {say(row[colour]).text}
          </span>
        </li>
      ))}
    </ul>
  )
}
