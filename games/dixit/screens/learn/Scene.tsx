import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { QuillIcon } from '../icons.tsx'
import { GIVERS, LAID, type Player, TELLER, votersFor } from './example.ts'
import type { Words } from './words/rules/en.ts'

interface Props {
  readonly words: Words
}

const Name = ({ player, words }: Props & { readonly player: Player }) => (
  <PlayerName seat={{ name: words.players[player.role], colour: player.colour, shape: player.shape }} />
)

export function Teller({ words }: Props) {
  return (
    <p className="dixit-rules__teller">
      <Name player={TELLER} words={words} />
      <span>
        <QuillIcon />
        {words.storyteller}
      </span>
    </p>
  )
}

/** What the others found in their hands. */
export function Given({ words }: Props) {
  return (
    <ul className="dixit-rules__row">
      {GIVERS.map((player) => (
        <li key={player.role}>
          <Picture card={player.card} size="hand" />
          <Name player={player} words={words} />
        </li>
      ))}
    </ul>
  )
}

/** The cards on the table; their descriptions have been read above. */
export function Gallery({ words, areVotesShown = false }: Props & { readonly areVotesShown?: boolean }) {
  return (
    <ol className="dixit-rules__row dixit-rules__row--numbered">
      {LAID.map((player, at) => (
        <li key={player.role}>
          <span className="dixit-rules__number" aria-hidden="true">
            {at + 1}
          </span>
          <Picture card={player.card} size="hand" alt={words.card(at + 1)} />
          {areVotesShown && <Votes number={at + 1} words={words} />}
        </li>
      ))}
    </ol>
  )
}

function Votes({ number, words }: Props & { readonly number: number }) {
  const voters = votersFor(number)
  if (voters.length === 0) return <span className="unseen">{words.noVotes}</span>
  return (
    <>
      <span className="unseen">{words.votes} </span>
      {voters.map((voter) => (
        <Name key={voter.role} player={voter} words={words} />
      ))}
    </>
  )
}

/** Everything is open: the storyteller's card in the light, and what everybody gets. */
export function Account({ words }: Props) {
  return (
    <ol className="dixit-rules__row dixit-rules__row--numbered">
      {LAID.map((player, at) => (
        <li key={player.role} data-told={player === TELLER}>
          <span className="dixit-rules__number" aria-hidden="true">
            {at + 1}
          </span>
          <Picture card={player.card} size="hand" alt={words.card(at + 1)} />
          <Name player={player} words={words} />
          <b className="dixit-rules__gained">{player.gained > 0 ? `+${player.gained}` : '0'}</b>
        </li>
      ))}
    </ol>
  )
}
