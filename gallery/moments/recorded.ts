import { GAME_IDS } from '@figment/catalog'
import type { Seat } from '@figment/game-kit'
import { evolve, type PersonId, readLog, type TableEntry, type TableOpen, type TableState, unopenedTable } from '@figment/table'
import { viewFor } from '../../apps/server/src/connection/frames.ts'
import { type Golden, latestGoldens } from '../../apps/server/src/golden/golden-files.ts'
import type { Moment, Screen } from '../screen.ts'
import type { Told } from '../still.ts'
import { LATE, looksOf, NAMES } from './people.ts'
import { fullnessOf, roleOf } from './roles.ts'

/** Where a screen is in a log. */
interface Spot {
  /** After so many entries. */
  readonly entries: number
  readonly fullness: number
  /** Null: the TV; otherwise somebody who only watches, or the seat. */
  readonly viewer: Seat | 'watcher' | null
}

/** Every screen of every recorded game: each phase as each role saw it, as watchers did, and on the TV. */
export function recordedScreens(): Screen[] {
  return latestGoldens(GAME_IDS).flatMap((golden) => {
    const evening = new Recording(golden)
    return [...evening.spots()].map(([name, spot]): Screen => {
      const [, , role] = name.split('/')
      const duel = role === 'duel' ? { isComing: true, until: '.your-duel' } : {}
      return { id: name, isTv: role === 'tv', moment: () => evening.momentAt(spot), ...duel }
    })
  })
}

class Recording {
  readonly #golden: Golden
  readonly #entries: readonly TableEntry[]

  constructor(golden: Golden) {
    this.#golden = golden
    this.#entries = readLog(golden.lines)
  }

  /** By names such as `dixit-2021-6/giving/storyteller`. */
  spots(): ReadonlyMap<string, Spot> {
    const { keeper, name } = this.#golden
    const spots = new Map<string, Spot>()
    let state = unopenedTable
    for (const [number, { events }] of this.#entries.entries()) {
      state = events.reduce(evolve, state)
      const { play } = state.open
      if (!play) continue
      const fullness = fullnessOf(play)
      // of two that are as full the later one: by then there are points to show
      const keep = (role: string, viewer: Spot['viewer']) => {
        const id = `${keeper}-${name}/${play.open.phase}/${role}`
        if (fullness >= (spots.get(id)?.fullness ?? 0)) spots.set(id, { entries: number + 1, fullness, viewer })
      }
      if (play.game === 't-rex' && events.some((event) => event.type === 'gameMoved' && event.event.type === 'compared'))
        keep('duel', play.open.duels.at(-1)?.sides[0].seat ?? 0)
      for (const seat of play.open.seats) {
        const held = state.held[seat]
        if (held) keep(roleOf(play, seat, held), seat)
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
    }
  }

  #strengths(entries: number): Pick<Moment, 'strengths'> {
    const { play } = this.#stateAfter(entries).state.open
    return play?.game === 't-rex' ? { strengths: play.open.seats.map((seat) => [seat, ((seat * 3 + 1) % 8) / 7] as const) } : {}
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
    return { now, you, open, held, present, call: [] }
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
    people[person] = { patience: 1, hasLeft: false, ...people[person], name, colour, shape }
  people[WATCHER] = { ...looksOf(LATE, seats.length), patience: 1, hasLeft: false }
  const nameBefore = new Map(open.seats.map((seat, at) => [seat.name, seats[at]?.name ?? seat.name]))
  const happenings = open.happenings.map((one) => ('name' in one ? { ...one, name: nameBefore.get(one.name) ?? one.name } : one))
  return { ...state, open: { ...open, seats, people, happenings } }
}
