import type { Card } from '../../types.ts'

export interface Keepsake {
  readonly card: Card
  readonly lines: readonly string[]
  /** Small, under the poem. */
  readonly names: readonly string[]
  readonly date: string
  readonly title: string
}

const WIDTH_PX = 1600
const HEIGHT_PX = 1120
const EDGE_PX = 64
const PICTURE_PX = { width: 640, height: 960 }
const INK = '#2c2438'
const DISPLAY = '"Alegreya Variable", Georgia, serif'

/** The story and its poem on one picture, to send to somebody who was not there. */
export async function paint(keepsake: Keepsake): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH_PX, height: HEIGHT_PX })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas here')
  const [story] = await Promise.all([
    painting(`/pictures/stories/${keepsake.card}-600.webp`),
    // letters that are not on the page yet would be drawn in another hand
    document.fonts.load(`500 40px ${DISPLAY}`, keepsake.lines.join('')),
    document.fonts.load(`italic 500 40px ${DISPLAY}`, keepsake.lines.join('')),
  ])
  ground(context)
  framed(context, story)
  written(context, keepsake)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png')
  })
}

function painting(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(`no ${address}`)))
    image.src = address
  })
}

/** The wall by lamplight, and a sheet of paper on it. */
function ground(context: CanvasRenderingContext2D): void {
  const light = context.createRadialGradient(WIDTH_PX * 0.4, 0, 60, WIDTH_PX * 0.4, 0, WIDTH_PX * 0.8)
  light.addColorStop(0, '#4a4560')
  light.addColorStop(0.5, '#2b3050')
  light.addColorStop(1, '#1d2033')
  context.fillStyle = light
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX)
  const left = EDGE_PX + PICTURE_PX.width / 2
  paper(context, { left, top: EDGE_PX + 36, width: WIDTH_PX - EDGE_PX - left, height: HEIGHT_PX - 2 * EDGE_PX - 72, corner: 12 })
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly corner: number
}

function paper(context: CanvasRenderingContext2D, { left, top, width, height, corner }: Place): void {
  context.save()
  context.shadowColor = 'rgb(6 6 16 / 0.6)'
  context.shadowBlur = 40
  context.shadowOffsetY = 16
  const sheet = context.createLinearGradient(left, top, left + width, top + height)
  sheet.addColorStop(0, '#fdf8ee')
  sheet.addColorStop(1, '#e9dec8')
  context.fillStyle = sheet
  context.beginPath()
  context.roundRect(left, top, width, height, corner)
  context.fill()
  context.restore()
}

function framed(context: CanvasRenderingContext2D, story: HTMLImageElement): void {
  const top = (HEIGHT_PX - PICTURE_PX.height) / 2
  paper(context, { left: EDGE_PX, top, ...PICTURE_PX, corner: 26 })
  const border = PICTURE_PX.width * 0.032
  const place = [EDGE_PX + border, top + border, PICTURE_PX.width - 2 * border, PICTURE_PX.height - 2 * border] as const
  context.save()
  context.beginPath()
  context.roundRect(...place, 16)
  context.clip()
  context.drawImage(story, ...place)
  context.restore()
}

function written(context: CanvasRenderingContext2D, { lines, names, date, title }: Keepsake): void {
  const left = EDGE_PX + PICTURE_PX.width + 56
  const width = WIDTH_PX - EDGE_PX - left - 48
  const foot = HEIGHT_PX - EDGE_PX - 36 - 48
  const room = foot - names.length * 38 - 92 - (EDGE_PX + 36 + 56)
  const step = Math.min(66, room / lines.length)
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  const size = sizeFor(context, lines, { width, largest: step * 0.72 })
  // the poem stands in the middle of its room
  let y = EDGE_PX + 36 + 56 + (room - step * (lines.length + 0.4)) / 2 + step * 0.75
  for (const [at, line] of lines.entries()) {
    const isEnding = at >= lines.length - 2
    if (at === lines.length - 2) y += step * 0.4
    context.font = `${isEnding ? 'italic ' : ''}500 ${size}px ${DISPLAY}`
    context.fillText(line, left, y, width)
    y += step
  }
  context.fillStyle = '#6b5c50'
  context.fillRect(left, foot - names.length * 38 - 40, 96, 2)
  context.font = '500 27px "Onest Variable", sans-serif'
  for (const [at, name] of [...names, `${title} · ${date}`].entries()) context.fillText(name, left, foot - (names.length - at) * 38, width)
}

/** As large as the longest line allows. */
function sizeFor(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  { width, largest }: { width: number; largest: number },
): number {
  context.font = `italic 500 100px ${DISPLAY}`
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  return Math.min(largest, (width / widest) * 100)
}
