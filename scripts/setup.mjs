// Plain JavaScript for whatever Node is installed: brings everything else, Node 24 included, and builds client and server.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isQuiet = process.argv.includes('--quiet')
const INSTALLED = join(root, 'node_modules/.figment-installed')
const BUILT = { client: join(root, 'apps/web/dist/.built'), server: join(root, 'apps/server/dist/.built') }

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(`Figment needs Node 20.19 or newer; this is ${process.version}. Install a newer one from your system or from nodejs.org.`)

const manifests = ['package.json', 'package-lock.json', '.npmrc', ...workspaces().map((folder) => `${folder}/package.json`)]
once(INSTALLED, hash(manifests), 'Installing what Figment is built with', () =>
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']),
)
if (major < 24 && !existsSync(join(root, 'node_modules/.bin/node'))) {
  stop(
    `Figment runs on Node 24. It brings its own on Linux (x64); on this system please install Node 24 or newer (this is ${process.version}).`,
  )
}
// the painter is heavy and only painters need it: it installs on its own
if (process.argv.includes('--painter')) {
  const painter = join(root, 'packages/painter')
  once(
    join(painter, 'node_modules/.figment-installed'),
    hash(['packages/painter/package.json', 'packages/painter/package-lock.json']),
    'Installing what the painter paints with',
    () => run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], painter),
  )
}
if (process.argv.includes('--build')) {
  const both = ['packages', 'games', 'content'].flatMap((folder) => files(folder))
  once(BUILT.client, hash([...manifests, ...both, ...files('apps/web')]), 'Building the client', () => build('apps/web'))
  once(BUILT.server, hash([...manifests, ...both, ...files('apps/server')]), 'Building the server', () => build('apps/server'))
}

/** Does the work only when what it depends on has changed since the last time. */
function once(stamp, wanted, what, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isQuiet) console.log(`${what} …`)
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function run(command, parameters, folder = root) {
  const { status } = spawnSync(command, parameters, { cwd: folder, stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'] })
  if (status !== 0) stop(`"${command} ${parameters.join(' ')}" did not work; the lines above say why. Is this machine online?`)
}

function build(workspace) {
  run('npm', ['run', 'build', '--workspace', workspace, '--silent'])
}

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function workspaces() {
  const oneEach = ['packages', 'content', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
      .map(({ name }) => `${folder}/${name}`),
  )
  return [...oneEach, 'games']
}

function files(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : files(path)
    return /\.(ts|tsx|js|css|html|svg|json|webmanifest)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

function hash(paths) {
  const sum = createHash('sha256')
  for (const path of paths) if (existsSync(join(root, path))) sum.update(path).update(readFileSync(join(root, path)))
  return sum.digest('hex')
}
