import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/figment-services')

export interface Installed {
  readonly path: string
  readonly env: NodeJS.ProcessEnv
}

/** The program as it is installed, or else unpacked from Debian's packages without installing them. */
export function findProgram(name: string, debian: { readonly packages: readonly string[]; readonly path: string }): Installed {
  const installed = onPath(name)
  if (installed) return { path: installed, env: {} }
  const folder = join(KEPT, name)
  if (!existsSync(join(folder, debian.path)) && !unpack(debian.packages, folder))
    throw new Error(`${name} is needed here: please install it (on Debian or Ubuntu "apt-get install ${debian.packages[0]}").`)
  return { path: join(folder, debian.path), env: { LD_LIBRARY_PATH: libraries(folder) } }
}

export function onPath(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, name)).find(isRunnable) ?? null
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whole or not at all: several tests may do it at once. */
function unpack(packages: readonly string[], folder: string): boolean {
  mkdirSync(KEPT, { recursive: true })
  const work = mkdtempSync(join(KEPT, 'unpacking-'))
  try {
    if (!download(packages, work)) return false
    for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
      if (spawnSync('dpkg-deb', ['-x', file, 'unpacked'], { cwd: work }).status !== 0) return false
    }
    try {
      renameSync(join(work, 'unpacked'), folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
    }
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function download(packages: readonly string[], cwd: string): boolean {
  const apt = (...parameters: string[]) => spawnSync('apt-get', ['-qq', ...parameters], { cwd }).status === 0
  if (apt('download', ...packages)) return true
  // the system's lists are missing or too old: fresh ones of our own, which needs no rights
  const own = ['-o', `Dir::State::lists=${join(cwd, 'lists')}`, '-o', `Dir::Cache=${join(cwd, 'cache')}`]
  mkdirSync(join(cwd, 'lists/partial'), { recursive: true })
  mkdirSync(join(cwd, 'cache/archives/partial'), { recursive: true })
  apt('update', ...own)
  return apt('download', ...own, ...packages)
}

function libraries(folder: string): string {
  return ['usr/lib', 'lib']
    .map((lib) => join(folder, lib))
    .filter((lib) => existsSync(lib))
    .flatMap((lib) => [lib, ...readdirSync(lib).map((architecture) => join(lib, architecture))])
    .join(delimiter)
}
