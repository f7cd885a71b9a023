import { GAME_IDS } from '@figment/catalog'
import { oneOfEach } from '../chosen.ts'
import type { Opening } from '../game.ts'
import { galleryOf } from '../games.ts'
import type { Doing, Moment, Screen } from '../screen.ts'
import { JOIN } from './tables.ts'

const talk: readonly Doing[] = [{ find: 'header .talk-button' }]
/** A scene that fills the screen has it in the menu. */
const talkInMenu: readonly Doing[] = [{ find: '.table-header__menu' }, { find: 'dialog[open] .talk-button' }]
const happened: Doing = { find: '.talk__tab', nth: 1 }

/** Things opened on screens that there are already. */
export function openedScreens(screens: readonly Screen[]): Screen[] {
  const byId = new Map(screens.map((screen) => [screen.id, screen]))
  const openings = [...GAME_IDS.flatMap((game) => galleryOf(game).openings ?? []), ...histories(screens)]
  return openings.map(({ on, name, doings, isInCall = false, ...more }): Screen => {
    const screen = byId.get(on)
    if (!screen) throw new Error(`nothing to open it on: ${on}`)
    const isFurtherDown = doings.length === 0 && !more.memory && !isInCall
    const steps = [...(screen.doings ?? []), ...(isInCall ? JOIN : []), ...doings]
    const opened = { ...screen, ...more, id: `${on}+${name}`, isFurtherDown, doings: steps }
    return isInCall ? { ...opened, moment: (locale) => inCall(screen.moment(locale)) } : opened
  })
}

/** What has happened in a whole game, as the winner reads it. */
function histories(screens: readonly Screen[]): Opening[] {
  const ends = oneOfEach(screens).filter(({ id }) => id.endsWith('/over/winner'))
  const fills = GAME_IDS.filter((game) => galleryOf(game).endFillsScreen)
  return ends.map(({ id }) => ({
    on: id,
    name: 'history',
    doings: [...(fills.some((game) => id.startsWith(game)) ? talkInMenu : talk), happened],
    until: '.talk__panel',
  }))
}

function inCall(moment: Moment | null): Moment | null {
  if (!moment) return null
  const { you, open } = moment.told
  const others = open.seats.flatMap(({ person }) => (person === null || person === you ? [] : [person]))
  const call = others.map((person) => ({ person, peer: `z-${person}`, audio: true, video: true }))
  return { ...moment, told: { ...moment.told, call } }
}
