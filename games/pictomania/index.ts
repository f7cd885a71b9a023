import type { Playable } from '@figment/game-kit'
import { announced } from './announced.ts'
import { anyMove } from './bots/any-move.ts'
import { bot } from './bots/bot.ts'
import { person } from './bots/person.ts'
import { seldom } from './bots/seldom.ts'
import { figures, personFigures } from './figures.ts'
import { forget } from './forget.ts'
import { manifest } from './manifest.ts'
import { mayDraw } from './open/may-draw.ts'
import { keep } from './keep.ts'
import { page } from './page.ts'
import { rules } from './rules/rules.ts'
import { takeOff } from './take-off.ts'
import { texts } from './texts.ts'
import { twin } from './twin.ts'
import type { Pictomania } from './types.ts'
import { vocabulary } from './written/index.ts'

export const game: Playable<Pictomania> = {
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
  mayDraw,
  hasPractice: true,
  page,
  keep,
  isInk: ({ type }) => type === 'draw',
}
