import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACTION_HOSTS } from './actions.ts'
import { HOSTS } from './host.ts'
import { GOAL_P99, INK_HOSTS } from './ink.ts'
import { inWords } from './machine.ts'
import { barPlot, linePlot } from './plot.ts'
import { busyOf, goalsOf, inkTablesOf, mediansOfSteps, type Results, steadyOf } from './results.ts'
import { markdown, type Sheet } from './sheet.ts'
import { percentile } from './statistics.ts'

const number = (value: number, digits = 0) => value.toFixed(digits)
const megabytes = (bytes: number) => number(bytes / 1e6)
const kilobytes = (bytes: number) => number(bytes / 1e3)

export const goalSheet = (results: Results): Sheet => [
  ['goal', 'wanted', 'measured', ''],
  ...goalsOf(results).map(({ what, wanted, measured, isMet }) => [what, wanted, measured, isMet ? 'met' : 'NOT met']),
]

export function actionSheet(actions: NonNullable<Results['actions']>): Sheet {
  const least = busyOf(actions, 'rawWs').cpuPerAction
  return [
    ['host', 'CPU of raw ws', 'CPU per action, µs', 'from … to', 'actions a second', 'CPU at 500 a second, µs', 'p50, ms', 'p99, ms'],
    ...ACTION_HOSTS.map((host) => {
      const [busy, steady] = [busyOf(actions, host), steadyOf(actions, host)]
      const all = actions[host].map(({ busy }) => busy.cpuPerAction)
      return [
        HOSTS[host].title,
        `${number(busy.cpuPerAction / least, 2)} ×`,
        number(busy.cpuPerAction),
        `${number(Math.min(...all))} … ${number(Math.max(...all))}`,
        number(busy.perSecond),
        number(steady.cpuPerAction),
        number(steady.p50, 2),
        number(steady.p99, 2),
      ]
    }),
  ]
}

export const inkSheet = (ink: NonNullable<Results['ink']>): Sheet => [
  ['host', `tables at p99 < ${GOAL_P99} ms`, 'in each repetition', 'server’s core there', 'load’s core there'],
  ...INK_HOSTS.map((host) => {
    const last = ink[host].flatMap(({ tables, steps }) => steps.filter((step) => step.tables === tables && step.keepsUp))
    return [
      HOSTS[host].title,
      number(inkTablesOf(ink, host)),
      ink[host].map(({ tables }) => tables).join(', '),
      `${number(
        percentile(
          last.map(({ serverLoad }) => serverLoad),
          0.5,
        ) * 100,
      )} %`,
      `${number(
        percentile(
          last.map(({ ownLoad }) => ownLoad),
          0.5,
        ) * 100,
      )} %`,
    ]
  }),
]

export const tablesSheet = (tables: NonNullable<Results['tables']>): Sheet => {
  const steps = mediansOfSteps(tables)
  return [
    ['tables', 'CPU per action, µs', 'of the fewest', 'an idle connection, µs a second', 'p50, ms', 'p99, ms', 'RSS, MB'],
    ...steps.map(({ tables, cpuPerAction, idlePerConnection, p50, p99, rss }) => [
      number(tables),
      number(cpuPerAction),
      `${number(cpuPerAction / (steps[0]?.cpuPerAction ?? Number.NaN), 2)} ×`,
      number(idlePerConnection, 1),
      number(p50, 2),
      number(p99, 2),
      megabytes(rss),
    ]),
  ]
}

export const roundsSheet = (rounds: NonNullable<Results['rounds']>): Sheet => {
  const steps = mediansOfSteps(rounds)
  return [
    ['up to round', 'CPU per action, µs', 'of the first'],
    ...steps.map(({ round, cpuPerAction }) => [
      number(round),
      number(cpuPerAction),
      `${number(cpuPerAction / (steps[0]?.cpuPerAction ?? Number.NaN), 2)} ×`,
    ]),
  ]
}

export const startSheet = (starts: NonNullable<Results['starts']>): Sheet => [
  ['sleeping tables', 'cold start, ms', 'RSS after it, MB'],
  ...starts.map(({ sleeping, startedIn, rss }) => [number(sleeping), number(startedIn), megabytes(rss)]),
]

export const reopenSheet = (reopenings: NonNullable<Results['reopenings']>): Sheet => [
  ['rounds played', 'entries in the log', 'table asleep, ms', 'table awake, ms'],
  ...reopenings.map(({ rounds, entries, first, again }) => [number(rounds), number(entries), number(first, 1), number(again, 1)]),
]

export const weightSheet = ({ active, asleep, gone }: NonNullable<Results['weight']>): Sheet => [
  ['each table', 'RSS, kB'],
  ['awake, with six sockets', kilobytes(active)],
  ['asleep, with six sockets that wait', kilobytes(asleep)],
  ['asleep, everybody gone', kilobytes(gone)],
]

/** The page, the pictures and the bare figures, in that folder. */
export function writeReport(results: Results, folder: string): void {
  mkdirSync(join(folder, 'plots'), { recursive: true })
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 1)}\n`)
  for (const [name, svg] of Object.entries(plots(results))) writeFileSync(join(folder, 'plots', `${name}.svg`), svg)
  writeFileSync(join(folder, 'RESULTS.md'), page(results))
}

function plots({ actions, ink, tables, rounds }: Results): Readonly<Record<string, string>> {
  const isOurs = (host: string) => host.startsWith('figment')
  return {
    ...(actions && {
      actions: barPlot({
        title: 'What one action costs the server',
        unit: 'microseconds of processor time, six seats; less is better',
        bars: ACTION_HOSTS.map((host) => ({ label: HOSTS[host].title, value: busyOf(actions, host).cpuPerAction, isOurs: isOurs(host) })),
      }),
    }),
    ...(ink && {
      ink: barPlot({
        title: 'Tables where six people draw',
        unit: `as many as one core carries at p99 < ${GOAL_P99} ms; more is better`,
        bars: INK_HOSTS.map((host) => ({ label: HOSTS[host].title, value: inkTablesOf(ink, host), isOurs: isOurs(host) })),
      }),
    }),
    ...(tables && {
      tables: linePlot({
        title: 'One action, as tables grow in number',
        unit: 'microseconds of processor time',
        along: 'tables with six sockets each',
        dots: mediansOfSteps(tables).map(({ tables, cpuPerAction }) => ({ x: tables, y: cpuPerAction })),
        isLogarithmic: true,
      }),
    }),
    ...(rounds && {
      rounds: linePlot({
        title: 'One action, as a game grows long',
        unit: 'microseconds of processor time',
        along: 'rounds played',
        dots: mediansOfSteps(rounds).map(({ round, cpuPerAction }) => ({ x: round, y: cpuPerAction })),
        isLogarithmic: false,
      }),
    }),
  }
}

function page(results: Results): string {
  const { at, machine, plan, bytesPerAction, actions, ink, tables, rounds, starts, reopenings, weight } = results
  const parts: (string | false | undefined)[] = [
    '# Figment, measured',
    `\`npm run bench${plan.name === 'quick' ? ' -- --quick' : ''}\` on ${at.slice(0, 10)}: ${inWords(machine)}; ${machine.pinned}. Servers and load are separate processes on loopback. Every server starts afresh for each repetition, the repetitions of all hosts are interleaved, and medians are told. The machine has its moods: ratios are steadier than what they are made of.`,
    '## Goals',
    markdown(goalSheet(results)),
    actions && '## (a) Actions',
    actions && markdown(actionSheet(actions)),
    actions && '![What one action costs the server](plots/actions.svg)',
    actions &&
      `${plan.actions.tables} tables of six seats; each always has one move under way, and the next is made when the news of it has reached all six (the first columns), or ${plan.actions.rate} moves a second are spread over all tables (the last three). Median of ${plan.times.actions} repetitions of ${plan.actions.seconds} s, after ${plan.actions.warmUp.actions} actions or ${plan.actions.warmUp.atMostSeconds} s of warming up. CPU is \`process.cpuUsage\` of the server, all threads and the kernel’s share included.`,
    actions &&
      bytesPerAction &&
      `- **Figment** is the real server as \`npm start\` runs it, and six scripted people with cookies, tickets and sockets who play whole games of Dixit one after another (target 60: claiming, telling, giving, voting, going on, closing the game and starting the next). A move is parsed, decided, written, applied, and shown to each seat as what changed in its own view; the mover gets an answer besides. That is ${number(bytesPerAction.received)} bytes in and ${number(bytesPerAction.frames, 1)} frames with ${number(bytesPerAction.sent)} bytes out for an average move. *Durable log*: SQLite, flushed to disk before anybody is shown anything. *Log off*: the same, but \`append\` answers at once and writes nothing.
- **raw ws** is the limit: the \`ws\` library sends the same number of frames with the same numbers of bytes, move by move as recorded from Figment, and decides nothing.
- **Socket.IO, equal bytes** sends the same numbers of bytes as raw ws does: an event to each seat and the acknowledgement that its moves may ask for. It decides nothing either, and its texts are ready made.
- **Colyseus** (Schema state, a StateView for each seat, a patch with every move), **Socket.IO** (an event to each seat) and **boardgame.io** (moves and \`playerView\`) play a smaller game: six hands of six cards; who plays a card scores it and draws another, the others see the card and the score. They keep nothing on disk, and answer nothing beyond the six views.`,
    ink && '## (b) Ink',
    ink && markdown(inkSheet(ink)),
    ink && '![Tables where six people draw](plots/ink.svg)',
    ink &&
      `Six people at each table draw at the same time, 30 pieces of a stroke a second each, four points a piece. A number of tables counts when 99 % of all pieces reached the five others within ${GOAL_P99} ms, and at least 98 % of them within the measured ${plan.ink.seconds} s; the number is found by going up and then between, to within ${number(plan.ink.within * 100)} %. Figment is in the drawing phase of Pictomania: every piece is decoded, checked (may this seat draw now?), gathered for up to 25 ms and passed on in one frame. raw ws and Socket.IO relay each piece as it comes.`,
    (tables || rounds) && '## (c) Growing',
    tables && markdown(tablesSheet(tables)),
    tables && '![One action, as tables grow in number](plots/tables.svg)',
    tables &&
      `The real server with its durable log; every table has its six sockets open, and ${plan.tables.rate} moves a second in all are spread over them. What the open connections cost while nobody moves (pings) is measured before each step and taken off; it stands in its own column.`,
    rounds && markdown(roundsSheet(rounds)),
    rounds && '![One action, as a game grows long](plots/rounds.svg)',
    rounds &&
      `One game of Dixit at each of ${plan.rounds.tables} tables from its first round to its ${plan.rounds.rounds}th, with the durable log; each step is the average of ${plan.rounds.together} whole rounds. (The lobby ends a game at 60 points at most; these games were prepared without an end.)`,
    (starts || reopenings) && '## (d) Starting and waking',
    starts && markdown(startSheet(starts)),
    starts && 'From starting the process until it answers over HTTP. Tables that nobody has opened are rows and nothing else.',
    reopenings && markdown(reopenSheet(reopenings)),
    reopenings &&
      'From asking for a table until its ticket comes: asleep, its log is read and replayed first; awake, nothing but the answer is needed.',
    weight && '## Memory',
    weight && markdown(weightSheet(weight)),
    weight &&
      `Resident memory of the process for each of ${plan.weighed} tables in a game of Dixit, after collecting garbage; what the process does not give back to the system counts as if it were used.`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
