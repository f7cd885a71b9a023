import { events } from '@figment/written'
import * as v from 'valibot'
import { profile } from './v1.ts'
import { event as before } from './v2.ts'

/**
 * A table says how much room its log has left, and where its people go on when there is none; a game rests that nobody touches;
 * who went long ago is not listed for ever; the host can keep rude words away, says how well bots play, and ends a game before
 * its time; who watches can ask to play in the next one; a host who is away has a stand-in; people agree to delete their table; a table has a door, and remembers whom it sent
 * away, also when its people go on at another one; people can be silenced; and one thing that somebody made is taken off, here
 * and in what was written before; after a game people say that they would play another one.
 */
export const event = events({
  ...before.kinds,
  logFilled: v.strictObject({ room: v.picklist(['little', 'none']) }),
  nextTableNamed: v.strictObject({ code: v.string() }),
  gameRested: v.strictObject({ at: v.number() }),
  skillChosen: v.strictObject({ skill: v.picklist(['gentle', 'medium', 'sharp']) }),
  gameCutShort: v.strictObject({}),
  againWanted: v.strictObject({ person: v.string() }),
  nextGameWanted: v.strictObject({ person: v.string() }),
  nextGameUnwanted: v.strictObject({ person: v.string() }),
  personDropped: v.strictObject({ person: v.string() }),
  filterTurned: v.strictObject({ isOn: v.boolean() }),
  openerNamed: v.strictObject({ person: v.string() }),
  standInNamed: v.strictObject({ person: v.string() }),
  removalAgreed: v.strictObject({ person: v.string() }),
  personRemoved: v.strictObject({ person: v.string(), places: v.array(v.string()) }),
  personLetBack: v.strictObject({ person: v.string() }),
  personKeptOut: v.strictObject({ person: v.string(), guest: v.string(), profile, places: v.array(v.string()) }),
  marksTakenOver: v.strictObject({ table: v.string() }),
  screenRemoved: v.strictObject({ guest: v.string(), places: v.array(v.string()) }),
  doorSet: v.strictObject({ door: v.picklist(['open', 'knock', 'locked']), screens: v.array(v.string()) }),
  guestLetIn: v.strictObject({ guest: v.string() }),
  codeHidden: v.strictObject({ isHidden: v.boolean() }),
  codeChanged: v.strictObject({ code: v.string() }),
  takenOff: v.strictObject({
    thing: v.union([
      v.strictObject({ kind: v.literal('line'), number: v.number() }),
      v.strictObject({ kind: v.literal('name'), person: v.string() }),
      // the piece is for the game to read
      v.strictObject({ kind: v.literal('made'), game: v.number(), piece: v.unknown() }),
    ]),
    // what was written before has none of it any more
    isBlanked: v.boolean(),
  }),
  // nothing: no more
  muted: v.strictObject({ person: v.string(), kinds: v.array(v.picklist(['chat', 'reactions', 'clips', 'drawings'])) }),
  mutedForOne: v.strictObject({
    by: v.string(),
    person: v.string(),
    kinds: v.array(v.picklist(['chat', 'reactions', 'clips', 'drawings'])),
  }),
})
