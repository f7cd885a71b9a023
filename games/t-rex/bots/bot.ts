import type { Bot } from '@figment/game-kit'
import { letsPeopleLook, slowedBy } from './manners.ts'
import { playAs } from './playing.ts'
import { BOTS } from './temper.ts'
import type { TRex } from '../types.ts'

/** Acts by its puppet and watches those of the others, as badly as people do; and people come first. */
export const bot: Bot<TRex> = (view, chance, _locale, seen) =>
  playAs({ temper: BOTS[seen.skill], slowedBy, holdsBack: letsPeopleLook }, view, chance, seen)
