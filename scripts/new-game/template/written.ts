import { vocabulary as begin } from '@figment/game-kit'
import { bySeat, due, events, type Read, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** The words for them are in the dictionaries. */
export const QUESTIONS = ['rain', 'wake', 'film', 'hide', 'grandma', 'music', 'gone', 'secret'] as const

const card = v.string()
const round = v.strictObject({ question: v.picklist(QUESTIONS), cards: v.array(card) })
const options = v.strictObject({ timers: v.picklist(['off', 'relaxed', 'brisk']) })
/** What luck decides before the first move. */
const deal = v.strictObject({ options, seats, first: round, later: v.array(round), due })
const event = events({
  picked: v.strictObject({ seat, card }),
  revealed: v.strictObject({ picks: bySeat(v.nullable(card)), points: bySeat(whole), due }),
  wentOn: v.strictObject({ seat }),
  roundBegun: v.strictObject({ round, due }),
  seatRemoved: v.strictObject({ seat }),
  gameEnded: v.strictObject({}),
})

/** All that the game writes into a table's log. Once released, it is never changed: a change is a new version (docs/decisions/07). */
export interface Writes {
  options: Read<typeof options>
  deal: Read<typeof deal>
  event: Read<typeof event>
}
export const vocabulary = begin<Writes>('A Dream for Two', { options, deal, event })
