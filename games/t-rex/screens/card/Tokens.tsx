import type { Tokens as Counted } from '../../types.ts'
import { useTRexWords } from '../words.tsx'
import './Tokens.css'

const IN_A_PILE = 6

/** What somebody has won, in two piles: a plus and a minus, so that the colour does not speak alone. */
export function Tokens({ tokens }: { readonly tokens: Counted }) {
  const words = useTRexWords()
  return (
    <span className="trex-tokens">
      <span className="unseen">{words.tokens(tokens)}</span>
      <Pile kind="yay" count={tokens.yay} />
      {tokens.meh > 0 && <Pile kind="meh" count={tokens.meh} />}
    </span>
  )
}

export function Pile({ kind, count }: { readonly kind: keyof Counted; readonly count: number }) {
  const shown = Math.max(1, Math.min(count, IN_A_PILE))
  return (
    <span className="trex-pile" data-kind={kind} data-empty={count === 0} aria-hidden="true">
      <span className="trex-pile__tokens">
        {Array.from({ length: shown }, (_, at) => at).map((at) => (
          <Token key={at} kind={kind} />
        ))}
      </span>
      <b>{count}</b>
    </span>
  )
}

/** What one comparison brought: so many tokens, each to be seen. */
export const Gain = ({ tokens: { yay, meh } }: { readonly tokens: Counted }) => (
  <span className="trex-gain" aria-hidden="true">
    {Array.from({ length: yay + meh }, (_, at) => at).map((at) => (
      <Token key={at} kind={yay > 0 ? 'yay' : 'meh'} />
    ))}
  </span>
)

export const Token = ({ kind }: { readonly kind: keyof Counted }) => (
  <svg className="trex-token" data-kind={kind} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10.500" />
    <path d={kind === 'yay' ? 'M12 7v10M7 12h10' : 'M7 12h10'} />
  </svg>
)
