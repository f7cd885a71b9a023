import { type Pictomania, ROUNDS } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvHead as Head } from '@figment/ui/scene/TvHead.tsx'
import { usePictomaniaWords } from '../words.tsx'

type Props = Pick<Shown<Pictomania>, 'open' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The head of the table: the round, what goes on, the clock. */
export function TvHead({ open, clockAhead, title, note, children }: Props) {
  const words = usePictomaniaWords()
  // the telling has a pace of its own, and nobody is hurried by it
  const isUnhurried = open.phase === 'opening' || (open.phase === 'scoring' && open.options.timers === 'off')
  return (
    <Head
      open={isUnhurried ? { ...open, due: null } : open}
      clockAhead={clockAhead}
      corner={words.round(open.round, ROUNDS)}
      title={title}
      note={note}
      aside={children}
    />
  )
}
