import type { TRex } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvHead as Head } from '@figment/ui/scene/TvHead.tsx'
import { Supply } from '../card/Supply.tsx'

type Props = Pick<Shown<TRex>, 'open' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
}

/** The head of the table: what is left in play, what goes on, the clock. */
export const TvHead = (props: Props) => <Head {...props} corner={<Supply open={props.open} />} />
