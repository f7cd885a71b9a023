import { GAME_IDS } from '@figment/catalog'
import { galleryOf } from './games.ts'
import { frontScreens } from './moments/front.ts'
import { openedScreens } from './moments/opened.ts'
import { operatorScreens } from './moments/operator.ts'
import { recordedScreens } from './moments/recorded.ts'
import { tableScreens } from './moments/tables.ts'
import type { Screen } from './screen.ts'

/** Every screen there is. */
export function allScreens(): Screen[] {
  const screens = [...frontScreens(), ...operatorScreens(), ...tableScreens(), ...recordedScreens(), ...stagedScreens()]
  return [...screens, ...openedScreens(screens)]
}

const stagedScreens = (): Screen[] => GAME_IDS.flatMap((game) => galleryOf(game).staged?.() ?? [])
