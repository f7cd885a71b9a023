import { GAME_IDS, type GameId } from '@figment/catalog'
import type { Doing, Screen } from '../screen.ts'

const nobody = () => null
const home = { path: '/', moment: nobody } as const

const openSettings: Doing = { find: '.settings-button' }

const joiningAs = (name: string) => ({
  doings: [{ find: '.profile-form input', type: name }, { find: '.profile-form [type=submit]' }],
  until: '.profile-form [aria-invalid=true]',
})

/** Before one sits at a table. */
const door: readonly Screen[] = [
  { ...home, id: 'front/home', withLargeText: true },
  { ...home, id: 'front/home-foot', isFurtherDown: true, scrollTo: '.join-with-code' },
  { ...home, id: 'front/settings', doings: [openSettings], until: 'dialog[open]', withLargeText: true },
  { ...home, id: 'front/rules', doings: [{ find: '.start-table__about button' }], until: 'dialog[open] .rules__section' },
  { ...home, id: 'front/looks', doings: [{ find: '.profile-form__rabbit' }], until: 'dialog[open]' },
  { ...home, id: 'front/home-lost', path: '/nothing/here' },
  {
    ...home,
    id: 'front/home-no-name',
    // whoever gave a name on a screen before is remembered
    doings: [{ find: '.profile-form input', type: '' }, { find: '.profile-form [type=submit]' }],
    until: '.profile-form [aria-invalid=true]',
  },
  {
    ...home,
    id: 'front/home-wrong-code',
    doings: [{ find: '.join-with-code [type=submit]' }],
    until: '.join-with-code [aria-invalid=true]',
    scrollTo: '.join-with-code',
  },
  {
    ...home,
    id: 'front/home-out-of-reach',
    isOutOfReach: true,
    doings: [{ find: '.profile-form input', type: 'Aleksandra' }, { find: '.profile-form [type=submit]' }],
    until: '.toast__text',
  },
  { ...home, id: 'front/your-tables', tables: tablesOfMine(), until: '.your-tables', scrollTo: '.your-tables' },
  {
    ...home,
    id: 'front/erase',
    tables: tablesOfMine(),
    doings: [{ find: '.your-tables__erase' }],
    until: 'dialog[open]',
  },
  { ...home, id: 'front/credits', path: '/credits', withLargeText: true },
  { id: 'front/join', moment: nobody, door: 'nameNeeded', withLargeText: true },
  { id: 'front/join-name-taken', moment: nobody, door: 'nameTaken', ...joiningAs('Władysława'), withLargeText: true },
  { id: 'front/join-rude-name', moment: nobody, door: 'rudeWord', ...joiningAs('Aleksandra') },
  { id: 'front/join-knock', moment: nobody, door: 'wantsKnock', withLargeText: true },
  { id: 'front/knock-first', moment: nobody, door: 'knockFirst', until: 'main h1', withLargeText: true },
  { id: 'front/stale-link', path: '/BCDFG#pass=BBBBBBBB', moment: nobody, until: 'main[data-screen="redeeming"] p' },
]

/** A code that leads to no table, a table that has no room, a house that is out of reach. */
function turnedAway(): Screen[] {
  const answers = {
    'no-such-table': 'noSuchTable',
    'table-full': 'tableFull',
    'too-many-tries': 'tooManyTries',
    'cannot-save': 'cannotSave',
    'server-busy': 'serverBusy',
    'wants-work': 'wantsWork',
    knocking: 'knocking',
    'not-now': 'notNow',
    'queue-at-the-door': 'tooManyKnock',
    'door-locked': 'doorLocked',
    removed: 'removed',
  } as const
  return [true, false].flatMap((isTv) => {
    const where = isTv ? 'tv' : 'front'
    const told = 'main h1'
    const answered = 'main:not([data-screen="connecting"]) h1'
    return [
      ...Object.entries(answers).map(([id, door]): Screen => ({ id: `${where}/${id}`, isTv, door, moment: nobody, until: answered })),
      { id: `${where}/connecting`, isTv, door: 'silent', moment: nobody, until: told } satisfies Screen,
      { id: `${where}/offline`, isTv, isOffline: true, moment: nobody, until: told } satisfies Screen,
    ]
  })
}

function tablesOfMine() {
  const hour = 3_600_000
  const list: readonly (readonly [code: string, hoursAgo: number, finished: readonly GameId[]])[] = [
    ['BCDFG', 0.2, []],
    ['HJKMN', 26, GAME_IDS.slice(0, 3)],
    ['PQRST', 24 * 9, GAME_IDS.slice(-1)],
  ]
  return { tables: list.map(([code, hoursAgo, finished]) => ({ code, activeAt: Date.now() - hoursAgo * hour, finished })) }
}

export const frontScreens = (): Screen[] => [...door, ...turnedAway()]
