import type { StrokeOnSheet } from '@figment/ink'
import { SheetPainter } from '@figment/ink/canvas'

export interface KeptPage {
  readonly strokes: readonly StrokeOnSheet[]
  /** Of the ink. */
  readonly colour: string
  readonly word: string
  /** Points of the round, or whose it is. */
  readonly note: string
  /** It has a rosette. */
  readonly isLoveliest: boolean
}

export interface KeptBooklet {
  readonly name: string
  readonly colour: string
  readonly total: string
  readonly pages: readonly KeptPage[]
}

export interface Keepsake {
  /** What leads it, large: the loveliest drawing, or the only one. */
  readonly first: KeptPage | null
  readonly booklets: readonly KeptBooklet[]
  readonly foot: string
}

const WIDTH_PX = 1280
const EDGE_PX = 72
const GAP_PX = 48
const HEAD_PX = 190
const CAPTION_PX = 92
const FOOT_PX = 96
const FIRST_PX = 760
const INK = '#241a30'
const SOFT = '#6b5c50'
const ROSE = '#b3203f'
const DISPLAY = '"Alegreya Variable", Georgia, serif'
const FIGURES = '"Onest Variable", sans-serif'

/** A booklet fills the picture; several stand in two columns, half as large. */
const scaleOf = ({ booklets }: Keepsake): number => (booklets.length > 1 ? 0.5 : 1)
const ROSETTE = new Path2D(
  'M12 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM8.500 13.500L6.500 20.500l3.300-1.500 1.700 2M15.500 13.500l2 7-3.300-1.500-1.700 2',
)

/** One drawing, a booklet or all of them on one picture, to send to somebody who was not there. */
export async function paint(keepsake: Keepsake): Promise<Blob> {
  const { booklets, first } = keepsake
  const scale = scaleOf(keepsake)
  const columns = scale === 1 ? 1 : 2
  const rows = Array.from({ length: Math.ceil(booklets.length / columns) }, (_, row) => booklets.slice(row * columns, (row + 1) * columns))
  const heights = rows.map((row) => scale * Math.max(...row.map(({ pages }) => bookletPx(pages.length))))
  const led = first ? EDGE_PX + FIRST_PX + CAPTION_PX + 24 : 0
  const height = led + heights.reduce((sum, one) => sum + one, 0) + FOOT_PX
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH_PX, height: Math.ceil(height) })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas here')
  await lettersCome(keepsake)
  ground(context, canvas.height)
  context.textBaseline = 'alphabetic'
  if (first) page(context, first, { left: (WIDTH_PX - FIRST_PX) / 2, top: EDGE_PX, size: FIRST_PX })
  let top = led
  for (const [at, row] of rows.entries()) {
    for (const [column, one] of row.entries()) {
      context.save()
      context.translate((column * WIDTH_PX) / columns, top)
      context.scale(scale, scale)
      booklet(context, one)
      context.restore()
    }
    top += heights[at] ?? 0
  }
  context.fillStyle = SOFT
  context.font = `500 27px ${FIGURES}`
  context.fillText(keepsake.foot, EDGE_PX, canvas.height - 42, WIDTH_PX - 2 * EDGE_PX)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png')
  })
}

const SHEET_PX = (WIDTH_PX - 2 * EDGE_PX - GAP_PX) / 2
const bookletPx = (pages: number): number => HEAD_PX + Math.ceil(pages / 2) * (SHEET_PX + CAPTION_PX)

/** Letters that are not on the page yet would be drawn in another hand. */
async function lettersCome({ first, booklets }: Keepsake): Promise<void> {
  const pages = [...(first ? [first] : []), ...booklets.flatMap((one) => one.pages)]
  const letters = [...booklets.map(({ name }) => name), ...pages.flatMap(({ word, note }) => [word, note])].join('')
  await Promise.all([document.fonts.load(`600 40px ${DISPLAY}`, letters), document.fonts.load(`600 40px ${FIGURES}`, letters)])
}

function ground(context: CanvasRenderingContext2D, height: number): void {
  const paper = context.createLinearGradient(0, 0, WIDTH_PX, height)
  paper.addColorStop(0, '#f3e7cd')
  paper.addColorStop(1, '#e2cfa8')
  context.fillStyle = paper
  context.fillRect(0, 0, WIDTH_PX, height)
  context.fillStyle = '#b99a63'
  context.fillRect(0, 0, 18, height)
}

function booklet(context: CanvasRenderingContext2D, { name, colour, total, pages }: KeptBooklet): void {
  context.fillStyle = INK
  context.font = `600 50px ${FIGURES}`
  const points = context.measureText(total).width
  context.fillText(total, WIDTH_PX - EDGE_PX - points, 122)
  context.font = `600 68px ${DISPLAY}`
  context.fillStyle = colour
  context.fillText(name, EDGE_PX, 122, WIDTH_PX - 2 * EDGE_PX - points - GAP_PX)
  context.fillRect(EDGE_PX, 148, 120, 4)
  for (const [at, one] of pages.entries()) {
    // a page alone in its row stands in the middle
    const isAlone = at === pages.length - 1 && at % 2 === 0
    const left = isAlone ? (WIDTH_PX - SHEET_PX) / 2 : EDGE_PX + (at % 2) * (SHEET_PX + GAP_PX)
    page(context, one, { left, top: HEAD_PX + Math.floor(at / 2) * (SHEET_PX + CAPTION_PX), size: SHEET_PX })
  }
}

interface Place {
  readonly left: number
  readonly top: number
  readonly size: number
}

function page(context: CanvasRenderingContext2D, { strokes, colour, word, note, isLoveliest }: KeptPage, { left, top, size }: Place): void {
  context.save()
  context.shadowColor = 'rgb(60 34 16 / 0.4)'
  context.shadowBlur = 24
  context.shadowOffsetY = 8
  context.fillStyle = '#fbf6ea'
  context.beginPath()
  context.roundRect(left, top, size, size, 12)
  context.fill()
  context.restore()
  // an eraser takes away ink, not paper: so the drawing has a canvas of its own
  const drawing = document.createElement('canvas')
  const painter = new SheetPainter(drawing, { colour })
  painter.resize({ width: size, height: size, density: 1 })
  painter.show(strokes)
  context.drawImage(drawing, left, top)
  const below = top + size + 52
  context.fillStyle = INK
  context.font = `600 36px ${FIGURES}`
  const noted = context.measureText(note).width
  context.fillText(note, left + size - noted, below)
  const rosette = isLoveliest ? 56 : 0
  if (isLoveliest) pinRosette(context, left, below - 38)
  context.fillStyle = INK
  context.font = `600 40px ${DISPLAY}`
  context.fillText(word, left + rosette, below, size - noted - rosette - 24)
}

function pinRosette(context: CanvasRenderingContext2D, left: number, top: number): void {
  context.save()
  context.translate(left - 6, top)
  context.scale(2, 2)
  context.strokeStyle = ROSE
  context.lineWidth = 1.9
  context.lineJoin = 'round'
  context.stroke(ROSETTE)
  context.restore()
}
