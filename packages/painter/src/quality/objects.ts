import type { Stage } from '../stage/stage.ts'
import type { LabPlanes } from './quality.ts'

export interface ObjectReport {
  name: string
  /** Of the picture. */
  area: number
  /** How much of it is not hidden. */
  visible: number
  /** In OKLab, from what is around it. */
  difference: number
  isReadable: boolean
}

interface Sums {
  count: number
  lightness: number
  a: number
  b: number
}

const nothing = (): Sums => ({ count: 0, lightness: 0, a: 0, b: 0 })

/** How well each thing on the stage can be told from its surroundings. */
export function reportObjects(planes: LabPlanes, { objects, objectIds }: Stage): ObjectReport[] {
  const { width, height } = planes
  const own = objects.map(nothing)
  const around = objects.map(nothing)
  const reach = Math.round(width * 0.014)
  const add = (sums: Sums | undefined, i: number) => {
    if (!sums) return
    sums.count++
    sums.lightness += planes.lightness[i] ?? 0
    sums.a += planes.a[i] ?? 0
    sums.b += planes.b[i] ?? 0
  }
  const look = (object: number, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const i = y * width + x
    if (objectIds[i] !== object) add(around[object], i)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const object = objectIds[i]
      if (!object) continue
      add(own[object], i)
      look(object, x + reach, y)
      look(object, x - reach, y)
      look(object, x, y + reach)
      look(object, x, y - reach)
    }
  return objects
    .slice(1)
    .map(({ name, full }, index) => report(name, full, own[index + 1] ?? nothing(), around[index + 1] ?? nothing(), width * height))
}

function report(name: string, full: number, own: Sums, around: Sums, pictureArea: number): ObjectReport {
  if (!own.count) return { name, area: 0, visible: 0, difference: 0, isReadable: false }
  const between = (axis: 'lightness' | 'a' | 'b') => own[axis] / own.count - around[axis] / around.count
  const difference = around.count ? Math.hypot(between('lightness'), between('a'), between('b')) : 0
  const area = own.count / pictureArea
  const visible = own.count / Math.max(1, full)
  return {
    name,
    area: Number(area.toFixed(4)),
    visible: Number(visible.toFixed(2)),
    difference: Number(difference.toFixed(3)),
    isReadable: area > 0.0012 && visible > 0.55 && difference > 0.06,
  }
}
