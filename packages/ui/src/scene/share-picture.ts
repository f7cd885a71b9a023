import type { Player } from '@figment/game-kit/player'
import { BODY, EARS, HEAD } from '../Rabbit.tsx'
import { SHAPE_PATHS } from '../shapes.ts'

/** One of the best things, as it is painted: a picture of this address, or none, with words and a name. */
export interface SharedThing {
  readonly picture: string | null
  readonly words: string
  readonly who: string
}

interface OnStep {
  readonly player: Player
  readonly place: number
  readonly points: string
  readonly isWinner: boolean
}

export interface SharedEnd {
  readonly says: string
  readonly steps: readonly (readonly OnStep[])[]
  readonly things: readonly SharedThing[]
  /** The game and the day: no code, no address. */
  readonly foot: string
}

const WIDTH = 1080
const HEIGHT = 1350
const CREAM = '#f4ecdd'
const LAMP = '#ffe6b3'

/** On a canvas of this device; nothing leaves it before somebody shares it. */
export async function paintEnd({ says, steps, things, foot }: SharedEnd): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('this device cannot paint')
  const style = getComputedStyle(document.documentElement)
  const fonts = { display: style.getPropertyValue('--display'), body: style.getPropertyValue('--body') }
  await document.fonts.ready
  const ground = paint.createRadialGradient(WIDTH / 2, 380, 40, WIDTH / 2, 420, 980)
  ground.addColorStop(0, '#4a3d38')
  ground.addColorStop(0.5, '#232743')
  ground.addColorStop(1, '#14141f')
  paint.fillStyle = ground
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.textAlign = 'center'
  writeLines(paint, says, {
    x: WIDTH / 2,
    y: 110,
    width: WIDTH - 120,
    font: `700 72px ${fonts.display}`,
    height: 78,
    colour: LAMP,
    most: 2,
  })
  for (const [at, step] of steps.entries()) paintStep(paint, step, { at, colourOf: (name) => style.getPropertyValue(name), fonts })
  const isAlone = things.length === 1
  const across = (WIDTH - 120) / Math.max(1, things.length)
  const pictures = await Promise.all(things.map(async ({ picture }) => (picture === null ? null : await load(picture))))
  for (const [at, { words, who }] of things.entries()) {
    const x = 60 + across * (at + 0.5)
    const picture = pictures[at]
    const width = isAlone ? 220 : 200
    if (picture) {
      paint.fillStyle = '#fdf8ee'
      paint.fillRect(x - width / 2 - 8, 828 - 8, width + 16, width * 1.5 + 16)
      paint.drawImage(picture, x - width / 2, 828, width, width * 1.5)
    }
    const y = picture ? 828 + width * 1.5 + 48 : 900
    writeLines(paint, words, {
      x,
      y,
      width: across - 24,
      font: `italic 500 27px ${fonts.display}`,
      height: 31,
      colour: CREAM,
      most: picture ? 2 : 6,
    })
    paint.font = `560 22px ${fonts.body}`
    paint.fillStyle = '#c9c5d3'
    paint.fillText(who, x, picture ? 1262 : 1150, across - 24)
  }
  paint.font = `500 26px ${fonts.body}`
  paint.fillStyle = '#aaa8c0'
  paint.fillText(foot, WIDTH / 2, HEIGHT - 36)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was painted'))), 'image/png')
  })
}

const STEPS = [
  { x: 540, height: 290, rabbit: 2.5 },
  { x: 230, height: 205, rabbit: 2 },
  { x: 850, height: 155, rabbit: 2 },
] as const
const FLOOR = 700

interface StepStyle {
  readonly at: number
  readonly fonts: { readonly display: string; readonly body: string }
  colourOf(name: string): string
}

function paintStep(paint: CanvasRenderingContext2D, step: readonly OnStep[], { at, fonts, colourOf }: StepStyle): void {
  const place = STEPS[at]
  if (!place) return
  const { x, height } = place
  const wood = paint.createLinearGradient(x - 140, 0, x + 140, 0)
  wood.addColorStop(0, '#7a5034')
  wood.addColorStop(0.25, '#b98556')
  wood.addColorStop(1, '#5a3a2a')
  paint.fillStyle = wood
  paint.fillRect(x - 140, FLOOR - height, 280, height)
  const [first] = step
  paint.fillStyle = LAMP
  paint.font = `700 64px ${fonts.display}`
  paint.fillText(String(first?.place ?? at + 1), x, FLOOR - height + 74)
  paint.font = `560 30px ${fonts.display}`
  paint.fillText(first?.points ?? '', x, FLOOR - height + 116)
  const scale = step.length > 1 ? place.rabbit * 0.7 : place.rabbit
  for (const [index, { player, isWinner }] of step.entries()) {
    const left = x + (index - (step.length - 1) / 2) * 62 * scale * 0.8 - 31 * scale
    paint.save()
    paint.translate(left, FLOOR - height - 90 * scale)
    paint.scale(scale, scale)
    paintRabbit(paint, player, colourOf)
    if (isWinner) paintCrown(paint)
    paint.restore()
  }
  writeLines(paint, step.map(({ player }) => player.name).join(', '), {
    x,
    y: FLOOR + 44,
    width: 300,
    font: `580 32px ${fonts.body}`,
    height: 36,
    colour: CREAM,
    most: 2,
  })
}

function paintRabbit(paint: CanvasRenderingContext2D, { colour, shape }: Player, colourOf: StepStyle['colourOf']): void {
  paint.fillStyle = colourOf(`--player-${colour}`)
  for (const part of [EARS, HEAD, BODY]) fillPath(paint, part)
  paint.fillStyle = CREAM
  fillPath(paint, 'M17 51.500c8 5.500 20 5.500 28 0l1 6c-9 6-21 6-30 0z')
  paint.strokeStyle = '#1a1226'
  paint.lineWidth = 1.7
  paint.lineCap = 'round'
  paint.stroke(new Path2D('M22.300 42q2.700-3.600 5.400 0M34.300 42q2.700-3.600 5.400 0'))
  paint.fillStyle = '#1a1226'
  fillPath(paint, 'M29.300 45.600h3.400L31 47.800z')
  paint.save()
  paint.translate(21.5, 64)
  paint.scale(0.75, 0.75)
  paint.globalAlpha = 0.85
  fillPath(paint, SHAPE_PATHS[shape])
  paint.restore()
}

function fillPath(paint: CanvasRenderingContext2D, path: string): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array
  paint.fill(new Path2D(path))
}

function paintCrown(paint: CanvasRenderingContext2D): void {
  paint.save()
  paint.translate(31, 6)
  paint.rotate(-0.07)
  paint.fillStyle = '#ffd778'
  paint.strokeStyle = '#8d5b1c'
  paint.lineWidth = 1.4
  const crown = 'M-13 8L-16-10l8.500 6L0-15l7.500 11L16-10 13 8z'
  fillPath(paint, crown)
  paint.stroke(new Path2D(crown))
  paint.restore()
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly font: string
  /** Of a line. */
  readonly height: number
  readonly colour: string
  /** Lines at most; what is longer ends in dots. */
  readonly most: number
}

function writeLines(paint: CanvasRenderingContext2D, text: string, { x, y, width, font, height, colour, most }: Writing): void {
  paint.font = font
  paint.fillStyle = colour
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && paint.measureText(`${last} ${word}`).width <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  for (const [at, line] of lines.slice(0, most).entries()) {
    const isCut = at === most - 1 && lines.length > most
    paint.fillText(isCut ? `${line}…` : line, x, y + at * height, width)
  }
}

function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    // without its picture the rest is still worth having
    image.onerror = () => resolve(null)
    image.src = address
  })
}
