import type { Upcaster } from '@figment/game-kit'
import type { Read } from '@figment/written'
import type * as v1 from './v1.ts'
import type * as v2 from './v2.ts'

/** A table has neither options nor a deal of its own. */
export interface V1 {
  options: object
  deal: object
  event: Read<typeof v1.event>
}
export interface V2 extends Omit<V1, 'event'> {
  event: Read<typeof v2.event>
}

export const v1ToV2: Upcaster<V1, V2> = {
  options: (options) => options,
  deal: (deal) => deal,
  game() {
    let chosen = ''
    let played = ''
    return (event) => {
      switch (event.type) {
        case 'tableOpened':
        case 'gameChosen':
          chosen = event.choice.game
          return event
        case 'gameStarted':
          played = chosen
          return { ...event, game: played }
        case 'gameMoved':
          return { ...event, game: played }
        default:
          return event
      }
    }
  },
}
