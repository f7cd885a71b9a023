import { GAME_IDS } from '@figment/catalog'
import { inkOf } from '@figment/ink'
import { type Desk, type Exhibit, HISTORY_POINTS, HISTORY_STEP_MS, type HistoryPoint, type ReportSummary } from '@figment/protocol'
import type { Doing, Screen } from '../screen.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const admin = { path: '/admin', moment: () => null } as const
const host = 'play.riverside.example'
const signedIn = { state: 'signedIn', host }

/** A quiet night and a full evening; by a rule, so that pictures of it can be compared. */
function history(now: number): HistoryPoint[] {
  const first = Math.floor(now / HISTORY_STEP_MS) - HISTORY_POINTS
  return Array.from({ length: HISTORY_POINTS }, (_, at) => {
    const share = (Math.cos((at / HISTORY_POINTS) * 2 * Math.PI) + 1) / 2 + 0.06 * Math.sin(at * 2.3)
    const busy = Math.max(0.06, share)
    return {
      at: (first + at) * HISTORY_STEP_MS,
      tables: 40 * busy,
      people: 160 * busy,
      movesPerSecond: 13.4 * busy,
      p99Ms: 38 + 5 * Math.sin(at * 2.3) + 4 * Math.sin(at * 0.31),
    }
  })
}

function reports(now: number): ReportSummary[] {
  const [first, second = first, third = first] = GAME_IDS
  const told = (minutesAgo: number, reason: ReportSummary['complaints'][number]['reason'], note = '') => ({
    reason,
    note,
    at: now - minutesAgo * MINUTE_MS,
  })
  const known = { maker: 'f39c', earlier: { left: 0, takenOff: 2 }, isThere: true }
  const unknown = { maker: '04b1', earlier: { left: 0, takenOff: 0 }, isThere: true }
  return [
    {
      ...known,
      id: 'aaaaaaaaaaaa',
      kind: 'drawing',
      game: third ?? null,
      round: 2,
      complaints: [told(6, 'nudity', 'Zrobił to już drugi raz'), told(4, 'nudity')],
    },
    { ...unknown, id: 'bbbbbbbbbbbb', kind: 'clue', game: first ?? null, round: 4, complaints: [told(41, 'insult')] },
    {
      ...unknown,
      id: 'cccccccccccc',
      kind: 'clip',
      game: first ?? null,
      round: 7,
      complaints: [told(128, 'other', 'shouting a phone number')],
    },
    {
      ...unknown,
      id: 'dddddddddddd',
      kind: 'name',
      game: null,
      round: null,
      maker: null,
      isThere: false,
      complaints: [told(300, 'insult')],
    },
    { ...unknown, id: 'eeeeeeeeeeee', kind: 'word', game: second ?? null, round: 1, complaints: [told(1500, 'advertising')] },
  ]
}

const at = (x: number, y: number) => ({ x, y, pressure: 8 })
const lighthouse: Exhibit = {
  strokes: [
    [0, 'thick', inkOf([at(1700, 3500), at(1850, 1300), at(2250, 1300), at(2400, 3500), at(1700, 3500)])],
    [1, 'thick', inkOf([at(1850, 1300), at(2050, 900), at(2250, 1300)])],
    [2, 'thin', inkOf([at(1800, 1100), at(600, 700)])],
    [3, 'thin', inkOf([at(2300, 1100), at(3500, 700)])],
    [4, 'thick', inkOf([at(500, 3600), at(1200, 3450), at(2050, 3600), at(2900, 3450), at(3600, 3600)])],
  ],
}

const insult: Exhibit = { text: 'Wszyscy przy tym stole wiedzą, kto tu nie potrafi opowiadać' }

function deskAt(now: number, changed: Partial<Desk> = {}): Desk {
  const listed = reports(now)
  return {
    now,
    figures: {
      tables: 38,
      inPlay: 12,
      people: 164,
      screens: 11,
      movesPerSecond: 12.4,
      peakPerSecond: 13.4,
      p99Ms: 41,
      memory: { used: 412 * MB, of: 2 * GB },
      disk: { used: 3.1 * GB, of: 40 * GB },
    },
    history: history(now),
    marks: [
      { at: now - 18 * HOUR_MS, what: 'backup', version: '' },
      { at: now - 12 * HOUR_MS, what: 'version', version: '0.2.0' },
    ],
    trouble: null,
    reports: listed,
    reportsInAll: listed.length,
    door: { newTables: true, byInvitation: false },
    invitations: [3, 1, 40].map((usesLeft, nth) => ({ id: `invitation${nth}`, usesLeft, until: now + (nth + 2) * 24 * HOUR_MS })),
    backups: { arePossible: true, last: { at: now - 18 * HOUR_MS, bytes: 212 * MB }, kept: 14, isRunning: false },
    limits: { tables: 200, people: 40 },
    version: '0.2.0',
    node: '24.11.0',
    store: 'SQLite',
    processes: [{ version: '0.2.0', since: now - 11 * HOUR_MS, tables: 38, people: 164, memory: { used: 412 * MB, of: 2 * GB } }],
    refusedWrites: 0,
    restartsThisWeek: 0,
    passkeys: [{ id: 'passkey', at: now - 240 * HOUR_MS }],
    ...changed,
  }
}

/** Where only a part is shown, which one. */
const part = (tab: 'reports' | 'door' | 'house') => ({ path: `/admin#${tab}` })

export function operatorScreens(): Screen[] {
  const now = Date.now()
  const desk = deskAt(now)
  const exhibits = { '/reports/aaaaaaaaaaaa/exhibit': lighthouse, '/reports/bbbbbbbbbbbb/exhibit': insult }
  const inside = { ...admin, operator: { '': signedIn, '/desk': desk, ...exhibits } } as const
  const quiet = deskAt(now, {
    history: [],
    marks: [],
    reports: [],
    reportsInAll: 0,
    invitations: [],
    passkeys: [],
    trouble: 'movesSlow',
    figures: { ...desk.figures, p99Ms: 610, disk: null },
    backups: { arePossible: false, last: null, kept: 0, isRunning: false },
    door: { newTables: false, byInvitation: true },
    limits: { tables: null, people: 40 },
    store: 'Postgres',
  })
  const isThere = '.admin__main[aria-busy="false"]'
  const openFirst: Doing = { find: '.admin-report-row' }
  return [
    { ...admin, id: 'operator/off', operator: { '': { state: 'off' } }, withLargeText: true },
    { ...admin, id: 'operator/silent', isOffline: true, until: 'main[data-screen="admin-silent"]' },
    { ...admin, id: 'operator/sign-in', operator: { '': { state: 'signedOut', host, hasPasskey: true } }, withLargeText: true },
    {
      ...admin,
      id: 'operator/sign-in-wrong',
      operator: { '': { state: 'signedOut', host, hasPasskey: false } },
      doings: [{ find: '.admin-sign-in input', type: 'not the one' }, { find: '.admin-sign-in [type=submit]' }],
      until: '.admin-sign-in [aria-invalid=true]',
    },
    { ...inside, id: 'operator/now', until: isThere, withLargeText: true },
    { ...inside, id: 'operator/now-trouble', operator: { '': signedIn, '/desk': quiet }, until: isThere },
    { ...inside, ...part('reports'), id: 'operator/reports', until: isThere },
    { ...inside, ...part('reports'), id: 'operator/report', doings: [openFirst], until: '.admin-exhibit__drawing' },
    {
      ...inside,
      ...part('reports'),
      id: 'operator/report-seen',
      doings: [{ ...openFirst, nth: 1 }, { find: '.admin-exhibit__look:not(:disabled)' }],
      until: '.admin-exhibit__words bdi',
    },
    {
      ...inside,
      ...part('reports'),
      id: 'operator/report-remove',
      doings: [openFirst, { find: '.admin-report .button--danger' }],
      until: 'dialog[open]',
    },
    { ...inside, ...part('door'), id: 'operator/door', until: isThere },
    { ...inside, ...part('door'), id: 'operator/invite', doings: [{ find: '.admin-door-panel .button' }], until: 'dialog[open]' },
    { ...inside, ...part('house'), id: 'operator/house', until: isThere },
    { ...inside, ...part('house'), id: 'operator/limits', doings: [{ find: '.admin-house button.admin-row' }], until: 'dialog[open]' },
    { ...inside, ...part('house'), id: 'operator/processes', doings: [{ find: '.admin-version button.admin-row' }], until: 'dialog[open]' },
    {
      ...inside,
      ...part('house'),
      id: 'operator/passkeys',
      doings: [{ find: '.admin-version__mine, .admin__mine .button' }],
      until: 'dialog[open]',
    },
  ]
}
