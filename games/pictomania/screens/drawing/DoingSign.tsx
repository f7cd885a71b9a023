import { Icon } from '@figment/ui/Icon.tsx'
import { BlackToken } from '../BlackToken.tsx'
import { GuessIcon, PenIcon } from '../icons.tsx'
import type { doingOf } from './standing.ts'

interface Props {
  readonly doing: ReturnType<typeof doingOf>
  /** Of the black token that was taken; null: none. */
  readonly stars: number | null
}

/** What the artist of a drawing is at. */
export function DoingSign({ doing, stars }: Props) {
  if (stars !== null) return <BlackToken stars={stars} />
  if (doing === 'finished') return <Icon name="check" />
  return doing === 'guessing' ? <GuessIcon /> : <PenIcon />
}
