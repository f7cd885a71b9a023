import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DirectedScene } from '../scene/scene.ts'

const folder = join(import.meta.dirname, '../directed')

async function load(name: string): Promise<readonly [name: string, scene: DirectedScene]> {
  const { default: scene } = (await import(`../directed/${name}.ts`)) as { default: DirectedScene }
  return [name, scene]
}

/** Every scene written by hand, by its name: one file each. */
export const directedScenes: ReadonlyMap<string, DirectedScene> = new Map(
  await Promise.all(readdirSync(folder).map((file) => load(basename(file, '.ts')))),
)
