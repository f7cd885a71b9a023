import { entry, GAME_IDS } from '@figment/catalog'
import type { Seat } from '@figment/game-kit'
import { evolve, type PersonId, readLog, type TableEntry, type TableOpen, type TableState, unopenedTable } from '@figment/table'
import { viewFor } from '../../apps/server/src/connection/frames.ts'
import { type Golden, latestGoldens } from '../../apps/server/src/golden/golden-files.ts'
import { usualRole } from '../game.ts'
import { galleryOf } from '../games.ts'
import type { Moment, Screen } from '../screen.ts'
import type { Told } from '../still.ts'
import { pagesOf } from './pages.ts'
import { LATE, looksOf, NAMES } from './people.ts'

/** Where a screen is in a log. */
interface Spot {
  /** After so many entries. */
  readonly entries: number
  readonly fullness: number
  /** Null: the TV; otherwise somebody who only watches, or the seat. */
  readonly viewer: Seat | 'watcher' | null
  /** When something that passes by is there. */
  readonly until?: string
}

/** Every screen of every recorded game: each phase as each role saw it, as watchers did, and on the TV. */
export function recordedScreens(): Screen[] {
  return latestGoldens(GAME_IDS).flatMap((golden) => {
    const evening = new Recording(golden)
    return [...evening.spots()].map(([id, spot]): Screen => {
      const { viewer, until } = spot
      const passing = until === undefined ? {} : { isComing: true, until }
      return { id, isTv: viewer === null, crowd: evening.crowd, moment: () => evening.momentAt(spot), ...passing }
    })
  })
}

class Recording {
  readonly #golden: Golden
  readonly #entries: readonly TableEntry[]
  /** How many play at most. */
  crowd = 0

  constructor(golden: Golden) {
    this.#golden = golden
    this.#entries = readLog(golden.lines)
  }

  /** By names of three parts: the recording, the phase, and who looks. */
  spots(): ReadonlyMap<string, Spot> {
    const { keeper, name } = this.#golden
    const spots = new Map<string, Spot>()
    let state = unopenedTable
    for (const [number, { events }] of this.#entries.entries()) {
      state = events.reduce(evolve, state)
      const { play } = state.open
      if (!play) continue
      const { roleOf = usualRole, fullness: howFull, passing } = galleryOf(play.game)
      const fullness = howFull?.(play.open) ?? 0
      this.crowd = Math.max(this.crowd, play.open.seats.length)
      // of two that are as full the later one: by then there are points to show
      const keep = (role: string, viewer: Spot['viewer'], until?: string) => {
        const id = `${keeper}-${name}/${play.open.phase}/${role}`
        const isFullest = fullness >= (spots.get(id)?.fullness ?? 0)
        if (isFullest) spots.set(id, { entries: number + 1, fullness, viewer, ...(until !== undefined && { until }) })
      }
      for (const event of events) {
        const brief = event.type === 'gameMoved' ? passing?.(event.event, play.open) : null
        for (const { role, seat, until } of brief ? [brief].flat() : []) keep(role, seat, until)
      }
      for (const seat of play.open.seats) {
        const held = state.held[seat]
        if (held) keep(roleOf(play.open, seat, held), seat)
      }
      keep('watcher', 'watcher')
      keep('tv', null)
    }
    return spots
  }

  momentAt({ entries, viewer }: Spot): Moment {
    const before = this.#stateAfter(entries - 1)
    const strengths = this.#strengths(entries)
    return {
      told: this.#toldTo(viewer, this.#stateAfter(entries)),
      before: before.state.open.play ? this.#toldTo(viewer, before) : null,
      ...strengths,
      pages: pagesOf(this.#stateAfter(entries).state),
    }
  }

  #strengths(entries: number): Pick<Moment, 'strengths'> {
    const { play } = this.#stateAfter(entries).state.open
    return play && entry(play.game).motion ? { strengths: play.open.seats.map((seat) => [seat, ((seat * 3 + 1) % 8) / 7] as const) } : {}
  }

  #stateAfter(entries: number): { readonly state: TableState; readonly now: number } {
    let state = unopenedTable
    let now = 0
    for (const { at, events } of this.#entries.slice(0, entries)) {
      state = events.reduce(evolve, state)
      now = at
    }
    return { state, now }
  }

  #toldTo(viewer: Spot['viewer'], { state, now }: { readonly state: TableState; readonly now: number }): Told {
    const dressed = everybodyAPerson(state)
    const you =
      viewer === null ? null : viewer === 'watcher' ? WATCHER : (dressed.open.seats.find(({ seat }) => seat === viewer)?.person ?? null)
    const { open, held } = viewFor(dressed, you)
    const present = Object.keys(open.people).filter((person) => !open.people[person]?.hasLeft)
    return { now, you, open, held, present, screens: [], knocks: [], call: [] }
  }
}

const WATCHER: PersonId = 'watcher'

/** Bots played in some seats of the recordings: people sit there now, so that one can look from each, and all have names that are hard to fit. */
function everybodyAPerson(state: TableState): TableState {
  const { open } = state
  const seats = open.seats.map((seat, at) => ({
    ...seat,
    person: seat.person ?? `p-${seat.seat}`,
    isBot: false,
    name: NAMES[at] ?? seat.name,
  }))
  const people: Record<PersonId, TableOpen['people'][string]> = {}
  for (const [person, was] of Object.entries(open.people)) people[person] = was
  for (const { person, name, colour, shape } of seats)
    people[person] = { patience: 1, hasLeft: false, isRemoved: false, ...people[person], name, colour, shape }
  people[WATCHER] = { ...looksOf(LATE, seats.length), patience: 1, hasLeft: false, isRemoved: false }
  const nameBefore = new Map(open.seats.map((seat, at) => [seat.name, seats[at]?.name ?? seat.name]))
  const happenings = open.happenings.map((one) => ('name' in one ? { ...one, name: nameBefore.get(one.name) ?? one.name } : one))
  return { ...state, open: { ...open, seats, people, happenings } }
}
