import type { Playable } from '@figment/game-kit'
import { anyMove, bot } from './bot.ts'
import { manifest } from './manifest.ts'
import { rules } from './rules.ts'
import { twin } from './twin.ts'
import type { DreamForTwo } from './types.ts'
import { vocabulary } from './written.ts'

export const game: Playable<DreamForTwo> = { manifest, rules, vocabulary, bot, anyMove, twin }
