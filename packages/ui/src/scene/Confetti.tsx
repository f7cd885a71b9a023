import { COLOURS, SHAPES } from '@figment/game-kit/player'
import { useEffect, useRef } from 'react'
import { prefersStill } from '../motion.ts'
import { SHAPE_PATHS } from '../shapes.ts'
import './Confetti.css'

const fallsMs = 4_000
const PIECES = { tv: 330, phone: 170 }

interface Piece {
  readonly x: number
  readonly y: number
  readonly speed: number
  readonly sway: number
  readonly turn: number
  readonly size: number
  readonly path: Path2D
  readonly colour: string
}

/** Our charms in everybody's colours, behind the figures: they fall for a few seconds, and then lie still. None where less motion is wanted. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const board = canvas.current
    const paint = board?.getContext('2d')
    if (!board || !paint || prefersStill()) return
    const density = Math.min(2, devicePixelRatio)
    const { clientWidth: width, clientHeight: height } = board
    board.width = width * density
    board.height = height * density
    const style = getComputedStyle(board)
    const pick = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
    const count = document.documentElement.dataset.device === 'tv' ? PIECES.tv : PIECES.phone
    const unit = Math.max(8, Math.min(width, height) / 48)
    const pieces = Array.from(
      { length: count },
      (): Piece => ({
        x: Math.random() * width,
        y: -Math.random() * height * 0.9,
        speed: height * (0.2 + Math.random() * 0.22),
        sway: Math.random() * Math.PI * 2,
        turn: (Math.random() - 0.5) * 6,
        size: unit * (0.7 + Math.random() * 0.7),
        path: new Path2D(SHAPE_PATHS[pick(SHAPES)]),
        colour: style.getPropertyValue(`--player-${pick(COLOURS)}`),
      }),
    )
    const began = performance.now()
    let frame = 0
    const draw = (now: number) => {
      const since = Math.min(fallsMs, now - began)
      // they slow down, and stop together
      const seconds = (fallsMs / 1000) * (1 - (1 - since / fallsMs) ** 2) * 0.75
      paint.setTransform(density, 0, 0, density, 0, 0)
      paint.clearRect(0, 0, width, height)
      for (const { x, y, speed, sway, turn, size, path, colour } of pieces) {
        const at = y + height * 0.35 + speed * seconds
        if (at < -size || at > height + size) continue
        paint.save()
        paint.translate(x + Math.sin(sway + seconds * 2) * size, at)
        paint.rotate(sway + turn * seconds)
        paint.scale(size / 24, size / 24)
        paint.translate(-12, -12)
        paint.fillStyle = colour
        paint.fill(path)
        paint.restore()
      }
      if (since < fallsMs) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [])
  return <canvas ref={canvas} className="confetti" aria-hidden="true" />
}
