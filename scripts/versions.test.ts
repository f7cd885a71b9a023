import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { version } = JSON.parse(read('package.json')) as Manifest
const manifests = globSync('{games,{packages,content,apps}/*}/package.json', { cwd: ROOT })

it.each([...manifests, 'bench/package.json'])('%s has the version of the whole, and asks for the others in it', (path) => {
  const manifest = JSON.parse(read(path)) as Manifest
  expect(manifest.version).toBe(version)
  // with any other version npm would look for our own packages in its registry
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) => name.startsWith('@figment/'))
  expect(asked).toEqual(asked.map(([name]) => [name, version]))
})

it('the changelog begins with this version, after what is not released yet', () => {
  const [first, second] = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(first === 'Unreleased' ? second : first).toBe(version)
})
