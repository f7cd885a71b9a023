import { TIMERS, TOO_LONG } from '@figment/game-kit'
import { bytesAtMost } from '@figment/i18n'
import * as v from 'valibot'
import { CLUE_KINDS, CLUE_LENGTH, CLUES, EDITIONS, FIRST_STORYTELLERS, PICTURES, TARGETS } from '../types.ts'

const card = v.pipe(v.string(), v.regex(/^[a-z0-9]{8}$/))

export const optionsSchema = v.strictObject({
  edition: v.optional(v.picklist(EDITIONS), '2021'),
  target: v.optional(v.pipe(v.number(), v.integer(), v.minValue(TARGETS.min), v.maxValue(TARGETS.max)), TARGETS.usual),
  firstStoryteller: v.optional(v.picklist(FIRST_STORYTELLERS), 'claim'),
  timers: v.optional(v.picklist(TIMERS), 'off'),
  clues: v.optional(v.picklist(CLUES), 'words'),
  pictures: v.optional(v.picklist(PICTURES), 'first'),
})

export const moveSchema = v.variant('type', [
  // the usual ones first: those before the right one are tried in vain
  v.strictObject({ type: v.literal('giveCards'), cards: v.pipe(v.array(card), v.maxLength(2)) }),
  v.strictObject({ type: v.literal('vote'), number: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('goOn') }),
  v.strictObject({
    type: v.literal('tellClue'),
    card,
    clue: v.pipe(v.string(), v.maxLength(bytesAtMost(CLUE_LENGTH), TOO_LONG)),
    kind: v.optional(v.picklist(CLUE_KINDS)),
    clip: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{16}\.(webm|mp4|ogg)$/))),
  }),
  v.strictObject({ type: v.literal('claimStory') }),
])
