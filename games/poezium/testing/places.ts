import type { PoeziumState } from '../rules/effects/state.ts'
import type { Card, Ending, Line } from '../types.ts'

/** Where every card of a game is, for tests: each must be in one place and in one only. */

export const everyLine = ({ open, held, hidden }: PoeziumState): Line[] => [
  ...Object.values(held).flatMap(({ hand }) => hand),
  ...(open.hint === null ? [] : [open.hint]),
  ...open.lines.map(({ line }) => line),
  ...hidden.lines.pile,
  ...hidden.lines.discard,
]

export const everyEnding = ({ open, held, hidden }: PoeziumState): Ending[] => [
  ...Object.values(held).flatMap(({ endings }) => endings),
  ...(open.ending === null ? [] : [open.ending]),
  ...Object.values(hidden.faceDown).flat(),
  ...hidden.endings.pile,
  ...hidden.endings.discard,
]

export const everyStory = ({ open, hidden }: PoeziumState): Card[] => [
  ...open.stories.map(({ card }) => card),
  ...Object.values(open.kept).flat(),
  ...(open.rival?.kept ?? []),
  ...hidden.stories.pile,
  ...hidden.stories.discard,
]
