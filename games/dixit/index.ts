import type { Playable } from '@figment/game-kit'
import { anyMove } from './bots/any-move.ts'
import { bot } from './bots/bot.ts'
import { seldom } from './bots/seldom.ts'
import { person } from './bots/person.ts'
import { figures, personFigures } from './figures.ts'
import { forget } from './forget.ts'
import { manifest } from './manifest.ts'
import { announced } from './open/announced.ts'
import { rules } from './rules/rules.ts'
import { takeOff } from './take-off.ts'
import { texts } from './texts.ts'
import { twin } from './twin.ts'
import type { Dixit } from './types.ts'
import { vocabulary } from './written/index.ts'

export const game: Playable<Dixit> = {
  manifest,
  rules,
  vocabulary,
  bot,
  person,
  anyMove,
  seldom,
  twin,
  forget,
  takeOff,
  texts,
  figures,
  personFigures,
  announced,
}
