import { css, mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp, type Point, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintLibrary(stage: Stage): void {
  const { width, height, palette } = stage
  const rng = stage.rng.fork('lib')
  const vanishX = width * 0.5
  const vanishY = height * 0.5
  stage.fill(
    (x, y, dab) => {
      const d = Math.hypot((x - vanishX) / width, (y - vanishY) / height)
      const colour = mix(mix(palette.light, palette.horizon, 0.3), mix(palette.groundNear, palette.shadow, 0.4), smoothstep(0.02, 0.5, d))
      lay(dab, colour, 0, 0.3, 0.1)
      return 1
    },
    { name: 'libbg', depth: 1 },
  )
  const project = (x: number, y: number, z: number): Point => [vanishX + (x * width) / z, vanishY + (y * height) / z]
  stage.draw(
    (pen) => {
      const quad = (a: Point, b: Point, c: Point, d: Point, colour: Rgb) => {
        pen.fillStyle = css(colour)
        pen.beginPath()
        pen.moveTo(a[0], a[1])
        pen.lineTo(b[0], b[1])
        pen.lineTo(c[0], c[1])
        pen.lineTo(d[0], d[1])
        pen.fill()
      }
      const depths = [0.62, 0.8]
      for (let i = 0; i <= 14; i++) depths.push(1 / lerp(1, 0.14, Math.pow(i / 14, 0.75)))
      for (let i = depths.length - 2; i >= 0; i--) {
        const z0 = depths[i] ?? 1
        const z1 = depths[i + 1] ?? 1
        const fog = clamp((z0 - 1) / 5.2)
        const glare = fog * 0.75
        quad(
          project(-0.52, 0.36, z0),
          project(0.52, 0.36, z0),
          project(0.52, 0.36, z1),
          project(-0.52, 0.36, z1),
          mix(
            mixLab(i % 2 ? palette.groundMid : mix(palette.groundMid, palette.groundNear, 0.5), palette.accents[3], 0.15),
            palette.light,
            glare,
          ),
        )
        quad(
          project(-0.52, -0.62, z0),
          project(0.52, -0.62, z0),
          project(0.52, -0.62, z1),
          project(-0.52, -0.62, z1),
          mix(mix(palette.groundNear, palette.shadow, 0.5), palette.light, glare * 0.8),
        )
        for (const side of [-1, 1]) {
          const wallX = side * 0.52
          quad(
            project(wallX, -0.62, z0),
            project(wallX, -0.62, z1),
            project(wallX, 0.36, z1),
            project(wallX, 0.36, z0),
            mix(mix(palette.groundNear, palette.shadow, 0.5), palette.light, glare),
          )
          const rows = 8
          for (let row = 0; row < rows; row++) {
            const shelfTop = lerp(-0.6, 0.33, row / rows)
            const shelfBottom = lerp(-0.6, 0.33, (row + 1) / rows)
            const books = rng.wholeBetween(5, 8)
            for (let b = 0; b < books; b++) {
              const fromZ = lerp(z0, z1, (b + 0.06) / books)
              const toZ = lerp(z0, z1, (b + 0.94) / books)
              const top = lerp(shelfTop, shelfBottom, rng.between(0.16, 0.42))
              if (rng.chance(0.07)) continue
              const colour = mix(
                mixLab(
                  mixLab(rng.pick([...palette.accents, palette.groundFar, palette.groundMid]), palette.groundMid, 0.45),
                  palette.shadow,
                  rng.between(0.05, 0.5),
                ),
                palette.light,
                glare,
              )
              quad(
                project(wallX, top, fromZ),
                project(wallX, top, toZ),
                project(wallX, shelfBottom - 0.012, toZ),
                project(wallX, shelfBottom - 0.012, fromZ),
                colour,
              )
            }
            quad(
              project(wallX, shelfBottom - 0.012, z0),
              project(wallX, shelfBottom - 0.012, z1),
              project(wallX, shelfBottom, z1),
              project(wallX, shelfBottom, z0),
              mix(mix(palette.groundFar, palette.groundNear, 0.4), palette.light, glare),
            )
          }
          quad(
            project(wallX, -0.62, z0),
            project(wallX, -0.62, z0 * 1.03),
            project(wallX, 0.36, z0 * 1.03),
            project(wallX, 0.36, z0),
            mix(mix(palette.groundMid, palette.shadow, 0.3), palette.light, glare),
          )
        }
      }
    },
    { detail: 0.4, anglePull: 0.05, name: 'shelves', depth: 0.7 },
  )
  stage.glow({ x: vanishX, y: vanishY, radius: width * 0.5, colour: palette.light, strength: 0.5, falloff: 2 })
}
