import type { StrokeOnSheet } from '@figment/ink'
import { SheetPainter } from '@figment/ink/canvas'

export interface Keepsake {
  readonly name: string
  /** Of the ink. */
  readonly colour: string
  readonly total: string
  readonly pages: readonly {
    readonly strokes: readonly StrokeOnSheet[]
    readonly word: string
    readonly score: string
  }[]
  readonly foot: string
}

const WIDTH = 1280
const EDGE = 72
const GAP = 48
const SHEET = (WIDTH - 2 * EDGE - GAP) / 2
const HEAD = 190
const CAPTION = 92
const FOOT = 96
const INK = '#241a30'
const SOFT = '#6b5c50'
const DISPLAY = '"Alegreya Variable", Georgia, serif'
const FIGURES = '"Onest Variable", sans-serif'

/** A booklet on one picture, to send to somebody who was not there. */
export async function paint(keepsake: Keepsake): Promise<Blob> {
  const { pages, name } = keepsake
  const rows = Math.ceil(pages.length / 2)
  const height = HEAD + rows * (SHEET + CAPTION) + FOOT
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas here')
  const letters = [name, ...pages.map(({ word }) => word)].join('')
  // letters that are not on the page yet would be drawn in another hand
  await Promise.all([document.fonts.load(`600 40px ${DISPLAY}`, letters), document.fonts.load(`600 40px ${FIGURES}`, letters)])
  ground(context, height)
  written(context, keepsake, height)
  for (const [at, page] of pages.entries()) {
    // a page alone in its row stands in the middle
    const isAlone = at === pages.length - 1 && at % 2 === 0
    const left = isAlone ? (WIDTH - SHEET) / 2 : EDGE + (at % 2) * (SHEET + GAP)
    const top = HEAD + Math.floor(at / 2) * (SHEET + CAPTION)
    sheet(context, page.strokes, { left, top, colour: keepsake.colour })
    captioned(context, page, { left, top: top + SHEET })
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png')
  })
}

function ground(context: CanvasRenderingContext2D, height: number): void {
  const paper = context.createLinearGradient(0, 0, WIDTH, height)
  paper.addColorStop(0, '#f3e7cd')
  paper.addColorStop(1, '#e2cfa8')
  context.fillStyle = paper
  context.fillRect(0, 0, WIDTH, height)
  context.fillStyle = '#b99a63'
  context.fillRect(0, 0, 18, height)
}

function written(context: CanvasRenderingContext2D, { name, colour, total, foot }: Keepsake, height: number): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  context.font = `600 50px ${FIGURES}`
  const points = context.measureText(total).width
  context.fillText(total, WIDTH - EDGE - points, 122)
  context.font = `600 68px ${DISPLAY}`
  context.fillStyle = colour
  context.fillText(name, EDGE, 122, WIDTH - 2 * EDGE - points - GAP)
  context.fillRect(EDGE, 148, 120, 4)
  context.fillStyle = SOFT
  context.font = `500 27px ${FIGURES}`
  context.fillText(foot, EDGE, height - 42, WIDTH - 2 * EDGE)
}

interface Place {
  readonly left: number
  readonly top: number
}

function sheet(
  context: CanvasRenderingContext2D,
  strokes: readonly StrokeOnSheet[],
  { left, top, colour }: Place & { readonly colour: string },
): void {
  context.save()
  context.shadowColor = 'rgb(60 34 16 / 0.4)'
  context.shadowBlur = 24
  context.shadowOffsetY = 8
  context.fillStyle = '#fbf6ea'
  context.beginPath()
  context.roundRect(left, top, SHEET, SHEET, 12)
  context.fill()
  context.restore()
  // an eraser takes away ink, not paper: so the drawing has a canvas of its own
  const drawing = document.createElement('canvas')
  const painter = new SheetPainter(drawing, { colour })
  painter.resize({ width: SHEET, height: SHEET, density: 1 })
  painter.show(strokes)
  context.drawImage(drawing, left, top)
}

function captioned(context: CanvasRenderingContext2D, { word, score }: Keepsake['pages'][number], { left, top }: Place): void {
  context.fillStyle = INK
  context.font = `600 36px ${FIGURES}`
  const points = context.measureText(score).width
  context.fillText(score, left + SHEET - points, top + 52)
  context.font = `600 40px ${DISPLAY}`
  context.fillText(word, left, top + 52, SHEET - points - 24)
}
