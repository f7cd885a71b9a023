import type { Open } from '../../types.ts'
import { Token } from '../card/Tokens.tsx'
import { useTRexWords } from '../words.tsx'
import './Road.css'

/** How many yay two begin with. */
const YAY_OF_TWO = 15

/** The fifteen: what is done is lit. */
export function Road({ open }: { readonly open: Open }) {
  const { agreeing } = useTRexWords()
  const left = open.supply.yay
  return (
    <p className="road">
      <span className="unseen">{agreeing.left(left)}</span>
      {Array.from({ length: YAY_OF_TWO }, (_, at) => at).map((at) => (
        <span key={at} className="road__one" data-done={at < YAY_OF_TWO - left} style={{ '--at': at }} aria-hidden="true">
          <Token kind="yay" />
        </span>
      ))}
    </p>
  )
}
