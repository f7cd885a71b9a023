import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  readonly image?: string
  readonly build?: string
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
const { services } = parse(read('compose.yaml')) as { services: Readonly<Record<string, Service>> }
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
const ONLY_COMPOSE = ['POSTGRES_PASSWORD', 'TURN_EXTERNAL_IP']

it('compose.yaml gives the server nothing that it does not read, and nothing that it refuses', () => {
  const given = app.environment ?? {}
  expect(Object.keys(given).filter((name) => !settings.has(name))).toEqual([])
  const secrets: Record<string, string> = { POSTGRES_PASSWORD: 'geheim', TURN_SECRET: 's', TURN_URLS: 'turn:turn.example.org' }
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    String(value).replace(/\$\{(\w+):[-?][^}]*\}/g, (_, secret: string) => secrets[secret] ?? ''),
  ])
  expect(readConfig(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
    databaseUrl: 'postgres://figment:geheim@postgres:5432/figment',
    redisUrl: 'redis://redis:6379',
    trustedProxies: 1,
    call: { turnUrls: ['turn:turn.example.org'] },
  })
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

it('the image is run by an ordinary user, told to stop as it expects, and holds what it starts', () => {
  const dockerfile = read('Dockerfile')
  const final = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  expect(final).toMatch(/^USER node$/m)
  expect(final).toMatch(/^STOPSIGNAL SIGTERM$/m)
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(final) ?? []
  const program = (JSON.parse(command) as string[]).at(-1) ?? ''
  expect(read(program)).toContain('startServer')
  const copied = [...final.matchAll(/^COPY --from=\w+ \/figment\/(\S+) /gm)].map(([, path = '']) => path)
  expect(copied.some((path) => program.startsWith(`${path}/`))).toBe(true)
  expect(copied).toContain('apps/web/dist')
  const [, check = '[]'] = /^ {2}CMD (\[.+\])$/m.exec(final) ?? []
  expect(JSON.parse(check)).toEqual(['node', '-e', expect.stringContaining('/healthz')])
})

it('the dev container has the Node and the Debian of the image, and what it runs is there', () => {
  const [, shipped = ''] = /^FROM (node:[\w-]+?)-slim$/m.exec(read('Dockerfile')) ?? []
  expect(read('.devcontainer/Dockerfile')).toContain(`FROM ${shipped}\n`)
  const { postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json')) as { postCreateCommand: string }
  const [, setUp = 'none', hooks = 'none'] = /node (\S+) && git config core\.hooksPath (\S+)/.exec(postCreateCommand) ?? []
  expect(existsSync(join(ROOT, setUp))).toBe(true)
  // git leaves a hook out without a word if it may not be executed
  expect(() => accessSync(join(ROOT, hooks, 'pre-commit'), constants.X_OK)).not.toThrow()
})
