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

const WIDTH_PX = 1280
const EDGE_PX = 72
const GAP_PX = 48
const SHEET_PX = (WIDTH_PX - 2 * EDGE_PX - GAP_PX) / 2
const HEAD_PX = 190
const CAPTION_PX = 92
const FOOT_PX = 96
const INK = '#241a30'
const SOFT = '#6b5c50'
const DISPLAY = '"Alegreya Variable", Georgia, serif'
const FIGURES = '"Onest Variable", sans-serif'

/** A booklet on one picture, to send to somebody who was not there. */
export async function paint(keepsake: Keepsake): Promise<Blob> {
  const { pages, name } = keepsake
  const rows = Math.ceil(pages.length / 2)
  const height = HEAD_PX + rows * (SHEET_PX + CAPTION_PX) + FOOT_PX
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH_PX, height })
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
    const left = isAlone ? (WIDTH_PX - SHEET_PX) / 2 : EDGE_PX + (at % 2) * (SHEET_PX + GAP_PX)
    const top = HEAD_PX + Math.floor(at / 2) * (SHEET_PX + CAPTION_PX)
    sheet(context, page.strokes, { left, top, colour: keepsake.colour })
    captioned(context, page, { left, top: top + SHEET_PX })
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png')
  })
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

function written(context: CanvasRenderingContext2D, { name, colour, total, foot }: Keepsake, height: number): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  context.font = `600 50px ${FIGURES}`
  const points = context.measureText(total).width
  context.fillText(total, WIDTH_PX - EDGE_PX - points, 122)
  context.font = `600 68px ${DISPLAY}`
  context.fillStyle = colour
  context.fillText(name, EDGE_PX, 122, WIDTH_PX - 2 * EDGE_PX - points - GAP_PX)
  context.fillRect(EDGE_PX, 148, 120, 4)
  context.fillStyle = SOFT
  context.font = `500 27px ${FIGURES}`
  context.fillText(foot, EDGE_PX, height - 42, WIDTH_PX - 2 * EDGE_PX)
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
  context.roundRect(left, top, SHEET_PX, SHEET_PX, 12)
  context.fill()
  context.restore()
  // an eraser takes away ink, not paper: so the drawing has a canvas of its own
  const drawing = document.createElement('canvas')
  const painter = new SheetPainter(drawing, { colour })
  painter.resize({ width: SHEET_PX, height: SHEET_PX, density: 1 })
  painter.show(strokes)
  context.drawImage(drawing, left, top)
}

function captioned(context: CanvasRenderingContext2D, { word, score }: Keepsake['pages'][number], { left, top }: Place): void {
  context.fillStyle = INK
  context.font = `600 36px ${FIGURES}`
  const points = context.measureText(score).width
  context.fillText(score, left + SHEET_PX - points, top + 52)
  context.font = `600 40px ${DISPLAY}`
  context.fillText(word, left, top + 52, SHEET_PX - points - 24)
}
