import type { Open } from '../../types.ts'
import { Pile } from './Tokens.tsx'
import { useTRexWords } from '../words.tsx'

/** What is still to be won, or feared. */
export function Supply({ open: { supply, isTogether } }: { readonly open: Open }) {
  const words = useTRexWords()
  return (
    <p className="supply">
      <span>{words.supply}</span>
      <span className="unseen">: {isTogether ? words.yay(supply.yay) : words.tokens(supply)}</span>
      <Pile kind="yay" count={supply.yay} />
      {!isTogether && <Pile kind="meh" count={supply.meh} />}
    </p>
  )
}
