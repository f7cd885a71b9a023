import { encodePiece, inkOf, pointNear, Tracer } from '@figment/ink'
import { FROM_CLIENT } from '@figment/protocol'
import type { Player } from '@figment/server/testing/player.ts'

const EVERY = 33

/** Somebody who scribbles without end: pieces in the air thirty times a second, and every stroke a move. */
export function scribble(player: Player, { round, forMs }: { round: number; forMs: number }): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now()
    let number = 0
    const newLine = () => {
      const at = performance.now()
      return { tracer: new Tracer({ pen: 'thick', number: number++, first: whereAt(at), at }), at }
    }
    const whereAt = (at: number) => {
      const turn = (at / 700 + player.seat) * 2 * Math.PI
      const reach = 900 + 700 * Math.sin(at / 1300)
      return pointNear(2048 + reach * Math.cos(turn), 2048 + reach * Math.sin(turn * 1.3))
    }
    let line = newLine()
    const timer = setInterval(() => {
      const now = performance.now()
      for (let at = now - EVERY; at < now; at += 8) line.tracer.add([whereAt(at)], at)
      const isDone = now - line.at > 1500
      const pieces = isDone ? line.tracer.end() : line.tracer.pieces(now)
      for (const piece of pieces) player.sendRaw(FROM_CLIENT.ink, encodePiece(piece))
      for (const { number: stroke, pen, points, headings } of line.tracer.takeFinished())
        void player.send({ type: 'play', move: { type: 'draw', round, stroke, pen, ink: inkOf(points, headings) } })
      if (isDone) line = newLine()
      if (now - began < forMs) return
      clearInterval(timer)
      resolve()
    }, EVERY)
  })
}
