import { ERASED, type Forget } from '@figment/game-kit'
import type { Dixit } from './types.ts'

export const forget: Forget<Dixit> = {
  event(event, { open }, maker) {
    const isTheirs = event.type === 'clueTold' && open.storyteller !== null && maker.isIn(open.storyteller)
    return isTheirs ? { ...event, clue: event.clue && ERASED, clip: null } : event
  },
  recordings: (event) => (event.type === 'clueTold' && event.clip !== null ? [event.clip] : []),
}
