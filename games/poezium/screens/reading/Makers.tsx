import type { Poem } from '../../types.ts'
import { useShowWords } from '../show/words/index.tsx'
import { WhoName } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'
import { useMakers } from './makers.ts'
import './Makers.css'

/** Under a poem: whose story it was, who guessed it, who ended it. */
export function Makers({ poem, whoIs }: { readonly poem: Poem; readonly whoIs: WhoIs }) {
  const words = useShowWords()
  const makers = useMakers(poem, whoIs)
  return (
    <dl className="makers">
      {makers.map(({ part, who }) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            <WhoName who={who} />
          </dd>
        </div>
      ))}
      {poem.guesser === null && (
        <div>
          <dt>{words.poem.unguessed}</dt>
        </div>
      )}
    </dl>
  )
}
