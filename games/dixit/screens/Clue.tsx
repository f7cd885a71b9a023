import type { ClipId, ClueKind } from '../types.ts'
import type { Seat } from '@figment/game-kit'
import { About, useIsHidden } from '@figment/client/about.ts'
import { isClueOff } from '../open/clue-off.ts'
import { useIsMuted } from '@figment/client/muted.ts'
import { HiddenForYou, TakenOff } from '@figment/ui/TakenOff.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { KindIcon } from './perform/icons.tsx'
import { Replay } from './perform/Replay.tsx'
import { usePerformWords } from './perform/words/index.tsx'
import { useDixitWords } from './words.tsx'
import './Clue.css'

interface Props {
  clue: string
  /** Who tells; left out where the reader knows it. */
  teller?: string | undefined
  isMine?: boolean
  size?: 'small' | 'large' | 'tv'
  kind?: ClueKind
  clip?: ClipId | null
  /** The person who tells, for those who do not want to hear them. */
  by?: string | null | undefined
  /** When it was told and by whom, where something can be done about it. */
  told?: { readonly round: number; readonly seat: Seat | null }
}

/** Somebody's own words, in the quotation marks of the reader's language. */
export function Clue({ clue, teller, isMine = false, size = 'large', kind = 'said', clip = null, by, told }: Props) {
  const isMuted = useIsMuted(by, 'clips')
  const isHidden = useIsHidden()
  const isPieceHidden = (piece: 'clue' | 'clip') => told !== undefined && isHidden({ kind: piece, round: told.round })
  const words = useDixitWords()
  const performed = usePerformWords()
  const isPerformed = kind !== 'said'
  const isNamed = isMine || teller !== undefined
  // a long clue steps down instead of pushing the pictures off the screen
  const length = clue.length > 80 ? 'long' : clue.length > 24 ? 'middling' : 'short'
  return (
    <div className={`clue clue--${size} clue--${length}`}>
      {(isNamed || isPerformed) && (
        <p className="clue__teller">
          {isPerformed && <KindIcon kind={kind} />}
          {!isNamed && performed.nouns[kind]}
          {isNamed && (isMine ? performed.youTell[kind] : <Named say={performed.tells[kind]} name={teller} />)}
        </p>
      )}
      {isClueOff({ clue, kind }) ? (
        <p className="clue__words">
          <TakenOff />
        </p>
      ) : clue === '' ? (
        <p className="clue__words">{performed.wordless[kind]}</p>
      ) : (
        <blockquote className="clue__words">
          {isPieceHidden('clue') ? (
            <HiddenForYou />
          ) : (
            <>
              {words.quotes.open}
              <bdi>{clue}</bdi>
              {words.quotes.close}
            </>
          )}
          {told && <About seat={told.seat} pieces={[{ piece: { kind: 'clue', round: told.round }, shown: <bdi>{clue}</bdi> }]} />}
        </blockquote>
      )}
      {/* the TV has nothing to press: there it plays by itself */}
      {clip !== null &&
        size !== 'tv' &&
        (isMuted ? (
          <HiddenForYou />
        ) : (
          <span className="clue__clip">
            {isPieceHidden('clip') ? <HiddenForYou /> : <Replay kind={kind} clip={clip} size={size} />}
            {told && <About seat={told.seat} pieces={[{ piece: { kind: 'clip', round: told.round }, shown: performed.nouns[kind] }]} />}
          </span>
        ))}
    </div>
  )
}
