import { TIMERS } from '@figment/game-kit'
import * as v from 'valibot'
import { ANSWERS, COLOURS, WARM_UPS } from '../types.ts'

const whole = v.pipe(v.number(), v.integer())

export const optionsSchema = v.strictObject({
  warmUp: v.optional(v.picklist(WARM_UPS), 'on'),
  timers: v.optional(v.picklist(TIMERS), 'off'),
})

export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('warmUp'), strength: whole }),
  v.strictObject({ type: v.literal('offer'), card: whole, to: whole }),
  v.strictObject({ type: v.literal('takeBack'), offer: whole }),
  v.strictObject({ type: v.literal('accept'), offer: whole, card: whole }),
  v.strictObject({ type: v.literal('decline'), offer: whole }),
  v.strictObject({ type: v.literal('skip'), card: whole }),
  v.strictObject({ type: v.literal('sayByeBye'), card: whole, colour: v.picklist(COLOURS) }),
  v.strictObject({ type: v.literal('answer'), card: whole, answer: v.picklist(ANSWERS) }),
  v.strictObject({ type: v.literal('goOn'), deck: whole }),
  v.strictObject({ type: v.literal('pickAction'), action: whole }),
  v.strictObject({ type: v.literal('vote'), best: whole }),
])
