import type { Playable } from '@figment/game-kit'
import { anyMove } from './bots/any-move.ts'
import { bot } from './bots/bot.ts'
import { person } from './bots/person.ts'
import { motion } from './bots/puppet.ts'
import { seldom } from './bots/seldom.ts'
import { figures, personFigures } from './figures.ts'
import { manifest } from './manifest.ts'
import { announced } from './open/announced.ts'
import { rules } from './rules/rules.ts'
import { twin } from './twin.ts'
import type { TRex } from './types.ts'
import { vocabulary } from './written/index.ts'

/** A tie is broken by a vote. Two win or lose together: neither comes before the other, whichever it is. */
const won = ({ isTogether, seats, winners, scores }: TRex['open']) => ({
  winners: isTogether ? seats : winners,
  players: Object.keys(scores).length,
})

export const game: Playable<TRex> = {
  manifest,
  rules,
  vocabulary,
  bot,
  person,
  anyMove,
  seldom,
  twin,
  figures,
  personFigures,
  motion,
  won,
  announced,
}
