import { TIMERS } from '@figment/game-kit'
import * as v from 'valibot'
import { FIRST_STORYTELLERS, LANGUAGES, MARKS } from '../types.ts'

const whole = v.pipe(v.number(), v.integer())
// whether there is such a card, the hand it is played from knows
const line = v.pipe(whole, v.minValue(1))
const ending = v.pipe(whole, v.minValue(1))
const mark = v.picklist(MARKS)
/** No table has more seats than this. */
const HIGHEST_SEAT = 31

export const optionsSchema = v.strictObject({
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  firstStoryteller: v.optional(v.picklist(FIRST_STORYTELLERS), 'random'),
  named: v.optional(v.nullable(v.pipe(whole, v.minValue(0), v.maxValue(HIGHEST_SEAT))), null),
  timers: v.optional(v.picklist(TIMERS), 'off'),
})

export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('claimStory') }),
  v.strictObject({ type: v.literal('swapLine'), line }),
  v.strictObject({ type: v.literal('pickStory'), number: whole, line }),
  v.strictObject({ type: v.literal('addLine'), line }),
  v.strictObject({ type: v.literal('mark'), line, mark }),
  v.strictObject({ type: v.literal('correctMark'), line, mark }),
  v.strictObject({ type: v.literal('guess'), number: whole }),
  v.strictObject({ type: v.literal('chooseEnding'), ending }),
  v.strictObject({ type: v.literal('goOn') }),
])
