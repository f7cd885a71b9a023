import { Phrase } from './Phrase.tsx'
import { useDixitWords } from './words/index.tsx'
import './Clue.css'

interface Props {
  clue: string
  /** Who tells; left out where the reader knows it. */
  teller?: string | undefined
  isMine?: boolean
  size?: 'small' | 'large' | 'tv'
}

/** Somebody's own words, in the quotation marks of the reader's language. */
export function Clue({ clue, teller, isMine = false, size = 'large' }: Props) {
  const words = useDixitWords()
  // a long clue steps down instead of pushing the pictures off the screen
  const length = clue.length > 80 ? 'long' : clue.length > 24 ? 'middling' : 'short'
  return (
    <div className={`clue clue--${size} clue--${length}`}>
      {(isMine || teller !== undefined) && (
        <p className="clue__teller">{isMine ? words.youTell : <Phrase text={words.tells} name={<bdi>{teller}</bdi>} />}</p>
      )}
      <blockquote className="clue__words">
        {words.quotes.open}
        <bdi>{clue}</bdi>
        {words.quotes.close}
      </blockquote>
    </div>
  )
}
