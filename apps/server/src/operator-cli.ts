// npm run operator -- <command>: all that can be done at /admin. What is set is in the store, and holds for a server that runs.
import { existsSync, writeFileSync } from 'node:fs'
import { type EventLog, openStore } from '@figment/event-log'
import { svgOf } from '@figment/ink'
import { type Desk, type Exhibit, INVITATION_DAYS, INVITATION_USES, REPORT_ANSWERS, TABLES_LIMIT_AT_MOST } from '@figment/protocol'
import { PEOPLE_AT_MOST } from '@figment/table/types'
import { BackupShelf } from './keeping/backup.ts'
import { HouseRules } from './operator/house-rules.ts'
import { OperatorKeys } from './operator/keys.ts'
import { whyTooWeak } from './operator/passphrase.ts'
import { askAtTerminal } from './operator/terminal.ts'
import { AskServer, NotRunning } from './operator/ask-server.ts'
import { BACKUPS_KEPT_AT_MOST, DAY_MS } from './running/bounds.ts'
import { ConfigError, readConfig } from './running/config.ts'
import { RELEASE } from './running/release.ts'

const HELP = `npm run operator -- <command>

  passphrase                     choose the passphrase for /admin; everybody who is signed in is signed out
  off                            switch /admin off, and forget its passphrase and passkeys
  status                         figures, and what is set
  reports                        what was reported and is not answered yet
  report <id>                    one of them: words are printed, a drawing or a recording becomes a file here
  answer <id> <answer>           leave, take-off or remove (the thing and the person)
  new-tables <on|off>            games in play go on either way
  by-invitation <on|off>         new tables only with an invitation
  invite [tables] [days]         a link with which so many tables can be opened (1) for so many days (7)
  invitations                    those that still open something
  take-back <id>                 an invitation
  limits <tables|none> [people]  how many tables there may be at once, and people at each
  backup                         all tables as they are now, into DATA_DIR/backups
  passkeys                       those that can sign in
  forget-passkey <id>
  sign-out                       everybody who is signed in
  version
  help
`

type Command = (...given: string[]) => Promise<string>

class Wrong extends Error {}

if (existsSync('.env')) process.loadEnvFile('.env')
const [name = 'help', ...given] = process.argv.slice(2)
if (name === 'help' || name === '--help') done(HELP)

try {
  const config = readConfig(process.env)
  const store = await openStore(config)
  try {
    const { log } = store
    const keys = new OperatorKeys(log.notes, await log.secret('operator'))
    const all = { ...commandsFor(log, keys), ...serverCommands(new AskServer(config, keys)), backup: () => backUp(log) }
    const command = Object.hasOwn(all, name) ? all[name as keyof typeof all] : null
    if (!command) throw new Wrong(`There is no command "${name}".\n\n${HELP}`)
    const text = await command(...given)
    process.stdout.write(`${text.trimEnd()}\n`)
  } finally {
    await store.close()
  }

  async function backUp(log: EventLog): Promise<string> {
    if (config.databaseUrl)
      throw new Wrong('The tables are in the database of DATABASE_URL. Back it up with pg_dump, as docs/operating.md says.')
    const { folder, bytes } = await new BackupShelf(config.dataDir, BACKUPS_KEPT_AT_MOST).make()
    await log.notes.put('backup', { name: folder, body: String(bytes) })
    return `All tables are in ${folder}: ${megabytes(bytes)}, and the copy can be read.`
  }
} catch (error) {
  if (!(error instanceof Wrong || error instanceof ConfigError || error instanceof NotRunning)) throw error
  process.stderr.write(`${error.message.trimEnd()}\n`)
  process.exitCode = 1
}

/** What stands in the store alone. */
function commandsFor(log: EventLog, keys: OperatorKeys) {
  const rules = new HouseRules(log.notes)
  return {
    async passphrase() {
      const passphrase = await askAtTerminal('A passphrase for /admin (nothing is shown while you type): ')
      const weakness = whyTooWeak(passphrase)
      if (weakness) throw new Wrong(weakness)
      if (process.stdin.isTTY && (await askAtTerminal('Once more: ')) !== passphrase) throw new Wrong('These two are not the same.')
      await keys.setPassphrase(passphrase)
      return 'Open /admin at the address of your server, and sign in.'
    },
    async off() {
      await keys.switchOff()
      return '/admin is switched off.'
    },
    async 'sign-out'() {
      await keys.signOutAll()
      return 'Nobody is signed in.'
    },
    async 'new-tables'(wanted?: string) {
      const newTables = isOn(wanted)
      await rules.change({ newTables })
      return newTables ? 'Tables can be opened.' : 'No new tables; those that are there go on.'
    },
    async 'by-invitation'(wanted?: string) {
      const byInvitation = isOn(wanted)
      await rules.change({ byInvitation })
      return byInvitation ? 'Tables are opened with an invitation alone: npm run operator -- invite' : 'Everybody can open a table.'
    },
    async invite(tables?: string, days?: string) {
      const uses = whole(tables, INVITATION_USES)
      const until = Date.now() + whole(days, INVITATION_DAYS) * DAY_MS
      const made = await rules.invite({ uses, until })
      if (!made) throw new Wrong('There are too many invitations. Take some of them back.')
      const { publicUrl, port } = readConfig(process.env)
      return `${publicUrl?.origin ?? `http://localhost:${port}`}/#invitation=${made.secret}\nGood for ${uses} new tables, until ${day(until)}. It is shown this once.`
    },
    async invitations() {
      const lines = (await rules.invitations()).map(({ id, usesLeft, until }) => `${id}  ${usesLeft} left, until ${day(until)}`)
      return lines.join('\n') || 'There are none.'
    },
    async 'take-back'(id = '') {
      if (!(await rules.takeBack(id))) throw new Wrong('There is no such invitation.')
      return 'It opens nothing any more.'
    },
    async limits(tables?: string, people?: string) {
      const before = await rules.get()
      if (tables !== undefined) {
        await rules.change({
          tables: tables === 'none' ? null : whole(tables, { least: 1, usual: 1, most: TABLES_LIMIT_AT_MOST }),
          people: whole(people, { least: 1, usual: before.people, most: PEOPLE_AT_MOST }),
        })
      }
      const now = await rules.get()
      return `${now.tables ?? 'Any number of'} tables at once, ${now.people} people at each.`
    },
    async passkeys() {
      return (await keys.passkeys()).map(({ id, at }) => `${id}  since ${day(at)}`).join('\n') || 'There are none.'
    },
    async 'forget-passkey'(id = '') {
      await keys.removePasskey(id)
      return 'It signs nobody in any more.'
    },
    async version() {
      return `Figment ${RELEASE}, Node ${process.versions.node}`
    },
  } satisfies Record<string, Command>
}

/** What only a server that runs can tell or do. */
function serverCommands(server: AskServer) {
  return {
    async status() {
      return statusOf(await server.get<Desk>('/desk'))
    },
    async reports() {
      const { reports, reportsInAll } = await server.get<Desk>('/desk')
      const lines = reports.map(({ id, kind, game, round, maker, earlier, isThere, complaints }) => {
        const [latest] = complaints.slice(-1)
        const what = [kind, game, round && `round ${round}`, isThere ? null : 'erased by its maker'].filter(Boolean).join(', ')
        const why = [...new Set(complaints.map(({ reason }) => reason))].join(', ')
        const notes = complaints.flatMap(({ note }) => (note === '' ? [] : [`\n    “${note}”`])).join('')
        const whose =
          maker === null ? 'by nobody known' : `by guest ${maker} (earlier: ${earlier.takenOff} taken off, ${earlier.left} left)`
        return `${id}  ${what}, ${whose}\n    ${why}, ${complaints.length} times, the last ${latest ? new Date(latest.at).toISOString() : ''}${notes}`
      })
      return lines.length === 0 ? 'Nothing is reported.' : `${lines.join('\n')}\n${reportsInAll} in all.`
    },
    async report(id = '') {
      const exhibit = await server.get<Exhibit>(`/reports/${id}/exhibit`)
      if ('text' in exhibit) return exhibit.text
      const isDrawing = 'strokes' in exhibit
      const file = `report-${id}.${isDrawing ? 'svg' : 'clip'}`
      writeFileSync(file, isDrawing ? svgOf(exhibit.strokes as Parameters<typeof svgOf>[0]) : await server.getBytes(`/reports/${id}/clip`))
      return `It is in ${file}. Remove it when you have seen it.`
    },
    async answer(id = '', wanted = '') {
      const answer = REPORT_ANSWERS.find((one) => one.toLowerCase() === wanted.replace('-', '').toLowerCase())
      if (!answer) throw new Wrong('Answer with leave, take-off or remove.')
      await server.post('/reports/answer', { id, answer })
      return 'Done, and what was reported is no longer kept here.'
    },
  } satisfies Record<string, Command>
}

function statusOf({
  figures,
  trouble,
  processes,
  version,
  node,
  store,
  door,
  limits,
  backups,
  invitations,
  reportsInAll,
  ...rest
}: Desk): string {
  const { tables, inPlay, people, screens, movesPerSecond, p99Ms, memory, disk } = figures
  const lines = [
    trouble ? `Not well: ${trouble}` : "All's well.",
    `Tables: ${tables}, ${inPlay} in play`,
    `People: ${people}, and ${screens} TVs`,
    `Moves a second: ${movesPerSecond.toFixed(1)}, p99 ${p99Ms === null ? 'unknown' : `${Math.round(p99Ms)} ms`}`,
    `Memory: ${megabytes(memory.used)} of ${megabytes(memory.of)}`,
    ...(disk ? [`Disk: ${megabytes(disk.used)} of ${megabytes(disk.of)}`] : []),
    `Reports: ${reportsInAll}`,
    `New tables: ${door.newTables ? 'on' : 'off'}${door.byInvitation ? ', by invitation' : ''}; ${invitations.length} invitations open`,
    `Limits: ${limits.tables ?? 'any number of'} tables, ${limits.people} people at each`,
    ...(backups.last
      ? [`Last backup: ${new Date(backups.last.at).toISOString()}, ${megabytes(backups.last.bytes)}, ${backups.kept} kept`]
      : []),
    `Figment ${version}, Node ${node}, ${store}; ${processes.length} processes`,
    `${rest.refusedWrites} refused writes, ${rest.restartsThisWeek} restarts this week`,
  ]
  return lines.join('\n')
}

function isOn(wanted: string | undefined): boolean {
  if (wanted !== 'on' && wanted !== 'off') throw new Wrong('Say on or off.')
  return wanted === 'on'
}

function whole(
  text: string | undefined,
  { least, usual, most }: { readonly least: number; readonly usual: number; readonly most: number },
): number {
  const value = text === undefined ? usual : Number(text)
  if (!Number.isInteger(value) || value < least || value > most) throw new Wrong(`"${text}" is no whole number from ${least} to ${most}.`)
  return value
}

// functions, not constants: what stands above runs before these would be there
function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function done(text: string): never {
  process.stdout.write(text)
  process.exit(0)
}
