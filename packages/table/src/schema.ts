import { GAME_IDS } from '@figment/catalog/types'
import { TOO_LONG } from '@figment/game-kit'
import { SKILLS } from '@figment/game-kit/skills'
import { bytesAtMost, LOCALES } from '@figment/i18n'
import * as v from 'valibot'
import { CHAT_LENGTH, COLOURS, DOORS, MUTABLE, MUTABLE_FOR_ALL, NAME_LENGTH, PATIENCES, SHAPES } from './types.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const gameId = v.picklist(GAME_IDS)
const person = v.pipe(v.string(), v.maxLength(8))

export const profileSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(bytesAtMost(NAME_LENGTH), TOO_LONG)),
  colour: v.picklist(COLOURS),
  shape: v.picklist(SHAPES),
})

export const localeSchema = v.picklist(LOCALES)
export const gameIdSchema = gameId

export const thingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('line'), number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ kind: v.literal('name'), person }),
  v.strictObject({ kind: v.literal('made'), game: v.pipe(v.number(), v.integer(), v.minValue(1)), piece: v.unknown() }),
])

export const tableMoveSchema = v.variant('type', [
  // the usual one first: those before the right one are tried in vain
  v.strictObject({ type: v.literal('play'), move: v.unknown() }),
  v.strictObject({ type: v.literal('changeLooks'), profile: profileSchema }),
  v.strictObject({ type: v.literal('sitDown'), seat: v.optional(seat) }),
  v.strictObject({ type: v.literal('standUp') }),
  v.strictObject({ type: v.literal('playNext') }),
  v.strictObject({ type: v.literal('leaveTable') }),
  v.strictObject({ type: v.literal('addBot') }),
  v.strictObject({ type: v.literal('removeSeat'), seat }),
  v.strictObject({ type: v.literal('moveSeat'), seat, to: seat }),
  v.strictObject({ type: v.literal('chooseGame'), game: gameId, options: v.unknown() }),
  v.strictObject({ type: v.literal('chooseLocale'), locale: localeSchema }),
  v.strictObject({ type: v.literal('chooseSkill'), skill: v.picklist(SKILLS) }),
  v.strictObject({ type: v.literal('passHost'), to: person }),
  v.strictObject({ type: v.literal('removePerson'), person }),
  v.strictObject({ type: v.literal('letBackIn'), person }),
  v.strictObject({ type: v.literal('removeScreen'), screen: v.pipe(v.string(), v.maxLength(12)) }),
  v.strictObject({ type: v.literal('setDoor'), door: v.picklist(DOORS) }),
  v.strictObject({ type: v.literal('hideCode'), isHidden: v.boolean() }),
  v.strictObject({ type: v.literal('answerKnock'), knock: v.pipe(v.string(), v.maxLength(12)), isLetIn: v.boolean() }),
  v.strictObject({ type: v.literal('letBotPlay'), seat, evenIfHere: v.optional(v.boolean()) }),
  v.strictObject({ type: v.literal('startGame') }),
  v.strictObject({ type: v.literal('endGame') }),
  v.strictObject({ type: v.literal('closeGame') }),
  v.strictObject({ type: v.literal('wantAgain') }),
  v.strictObject({ type: v.literal('pauseGame') }),
  v.strictObject({ type: v.literal('resumeGame') }),
  v.strictObject({ type: v.literal('askPatience'), patience: v.picklist(PATIENCES) }),
  v.strictObject({ type: v.literal('say'), text: v.pipe(v.string(), v.maxLength(bytesAtMost(CHAT_LENGTH), TOO_LONG)) }),
  v.strictObject({ type: v.literal('turnChat'), isOn: v.boolean() }),
  v.strictObject({ type: v.literal('turnFilter'), isOn: v.boolean() }),
  v.strictObject({ type: v.literal('takeOff'), thing: thingSchema }),
  v.strictObject({
    type: v.literal('mute'),
    person,
    kinds: v.pipe(v.array(v.picklist(MUTABLE_FOR_ALL)), v.maxLength(MUTABLE_FOR_ALL.length)),
  }),
  v.strictObject({ type: v.literal('muteForMe'), person, kinds: v.pipe(v.array(v.picklist(MUTABLE)), v.maxLength(MUTABLE.length)) }),
])
