import { type DeviceName, deviceNames, devices } from '../devices/devices.ts'
import { Rng } from '../random/rng.ts'
import { addDistance } from './distance.ts'
import { Draft } from './draft.ts'
import type { GeneratedScene } from './generated-scene.ts'

/** Seed → scene graph, by the device asked for or by one of chance. */
export function makeScene(seed: string, wished?: DeviceName): GeneratedScene {
  const rng = new Rng(`scene:${seed}`)
  for (let i = 0; i < 3; i++) rng.next()
  const device = wished ?? rng.pick(deviceNames)
  const draft = new Draft(rng)
  devices[device](draft)
  if (!draft.isFull) addDistance(draft)
  const { setting, nodes, subjects, relations } = draft
  return { seed, device, ...setting, nodes, subjects, relations }
}
