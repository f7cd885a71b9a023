import type { Playable } from '@figment/game-kit'
import { anyMove } from './bots/any-move.ts'
import { bot } from './bots/bot.ts'
import { motion } from './bots/puppet.ts'
import { seldom } from './bots/seldom.ts'
import { figures } from './figures.ts'
import { manifest } from './manifest.ts'
import { rules } from './rules/rules.ts'
import { twin } from './twin.ts'
import type { TRex } from './types.ts'
import { vocabulary } from './written/index.ts'

/** A tie is broken by a vote; two win or lose together. */
const won = ({ winners, scores }: TRex['open']) => ({ winners, players: Object.keys(scores).length })

export const game: Playable<TRex> = { manifest, rules, vocabulary, bot, anyMove, seldom, twin, figures, motion, won }
