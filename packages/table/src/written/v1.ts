import { events, seat, seats } from '@figment/written'
import * as v from 'valibot'

/** As everything before 0.2 wrote, without saying so: which game is played has to be known from what was chosen before. */

const person = v.string()
const moment = v.number()
const locale = v.picklist(['en', 'ru', 'uk', 'pl'])
export const profile = v.strictObject({
  name: v.string(),
  colour: v.picklist(['rose', 'sky', 'leaf', 'amber', 'violet', 'coral', 'teal', 'sand']),
  shape: v.picklist(['heart', 'drop', 'clover', 'star', 'moon', 'kite', 'bell', 'leaf']),
})
/** The options are for the game's own vocabulary to read. */
const choice = v.strictObject({ game: v.string(), options: v.unknown() })

export const kinds = {
  tableOpened: v.strictObject({ code: v.string(), locale, choice, seed: v.string() }),
  personCame: v.strictObject({ person, guest: v.string(), profile }),
  personReturned: v.strictObject({ person }),
  personLeft: v.strictObject({ person }),
  looksChanged: v.strictObject({ person, profile }),
  hostChanged: v.strictObject({ person: v.nullable(person) }),
  seatTaken: v.strictObject({ seat, person, profile }),
  seatWanted: v.strictObject({ seat, person }),
  seatUnwanted: v.strictObject({ seat }),
  botSeated: v.strictObject({ seat, profile }),
  seatCleared: v.strictObject({ seat }),
  seatsOrdered: v.strictObject({ seats }),
  botSteppedIn: v.strictObject({ seat }),
  botSteppedOut: v.strictObject({ seat }),
  gameChosen: v.strictObject({ choice }),
  localeChosen: v.strictObject({ locale }),
  gameStarted: v.strictObject({ deal: v.unknown() }),
  gameMoved: v.strictObject({ event: v.unknown() }),
  seatOut: v.strictObject({ seat }),
  gameClosed: v.strictObject({}),
  gamePaused: v.strictObject({ at: moment }),
  gameResumed: v.strictObject({ at: moment }),
  patienceAsked: v.strictObject({ person, patience: v.picklist([1, 1.5, 2, 3]) }),
  said: v.strictObject({ person, text: v.string() }),
  chatTurned: v.strictObject({ isOn: v.boolean() }),
  passMade: v.strictObject({ person, hash: v.string(), until: moment }),
  passUsed: v.strictObject({ hash: v.string(), guest: v.string() }),
}
export const event = events(kinds)
