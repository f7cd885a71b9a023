import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Scene } from '../scene/scene.ts'

/** A generated scene that was worth keeping. It is kept as data, so that the grammar may go on learning. */
export interface ChosenScene {
  scene: Scene
  mirrored: boolean
}

const folder = join(import.meta.dirname, 'chosen')

export const chosenNames: readonly string[] = readdirSync(folder).map((file) => basename(file, '.json'))

export function chosenScene(name: string): ChosenScene | undefined {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChosenScene) : undefined
}
