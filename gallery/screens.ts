import { frontScreens } from './moments/front.ts'
import { openedScreens } from './moments/opened.ts'
import { recordedScreens } from './moments/recorded.ts'
import { tableScreens } from './moments/tables.ts'
import { togetherScreens } from '../games/t-rex/gallery.ts'
import type { Screen } from './screen.ts'

/** Every screen there is. */
export function allScreens(): Screen[] {
  const screens = [...frontScreens(), ...tableScreens(), ...recordedScreens(), ...togetherScreens()]
  return [...screens, ...openedScreens(screens)]
}
