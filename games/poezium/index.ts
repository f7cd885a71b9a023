import type { Playable } from '@figment/game-kit'
import { anyMove } from './bots/any-move.ts'
import { bot } from './bots/bot.ts'
import { seldom } from './bots/seldom.ts'
import { person } from './bots/person.ts'
import { figures, personFigures } from './figures.ts'
import { manifest } from './manifest.ts'
import { announced } from './open/announced.ts'
import { mayShow } from './open/in-the-air.ts'
import { rules } from './rules/rules.ts'
import { seated } from './rules/seated.ts'
import { twin } from './twin.ts'
import type { Poezium } from './types.ts'
import { vocabulary } from './written/index.ts'
import { won } from './won.ts'

export const game: Playable<Poezium> = {
  manifest,
  rules,
  vocabulary,
  bot,
  person,
  anyMove,
  seldom,
  seated,
  twin,
  figures,
  personFigures,
  announced,
  mayShow,
  won,
}
