import { events } from '@figment/written'
import * as v from 'valibot'
import { kinds } from './v1.ts'

/** What belongs to a game says to which, so that an entry can be read without those before it. */
export const event = events({
  ...kinds,
  gameStarted: v.strictObject({ game: v.string(), deal: v.unknown() }),
  gameMoved: v.strictObject({ game: v.string(), event: v.unknown() }),
})
