import { setTimeout as sleep } from 'node:timers/promises'
import { inkOf } from '@figment/ink'
import { FROM_CLIENT } from '@figment/protocol'
import { type Line, Stranger } from '../stranger.ts'
import { type Attack, keepUp, ownTable, type Siege } from './attack.ts'

const SWELLS_MOST = 'pictomania'

const ownCards = (turn: number) =>
  Array.from({ length: 40 }, (_, card) => ({
    theme: `Theme ${card}`,
    words: Array.from({ length: 7 }, (__, word) => `${turn} ${card} ${word} ${'w'.repeat(12)}`),
  }))

/** The host chooses the game anew, each time with other words of their own. */
export const longLog: Attack = async (siege) => {
  const own = await ownTable(siege)
  if (!own) return
  let turn = 0
  await keepUp(siege, 500, async () => {
    const line = await own.host.sit(own.code)
    if (!line) return await sleep(1000)
    while (!siege.isOver && line.isOpen) {
      for (let sent = 0; sent < 5; sent++) line.move({ type: 'chooseGame', game: SWELLS_MOST, options: { ownCards: ownCards(turn++) } })
      siege.count('games chosen with own cards', 5)
      await sleep(20)
    }
    line.close()
  })
}

/** Every point as far from the last as can be: nothing of it can be written short. */
const LARGEST_STROKE = inkOf(
  Array.from({ length: 500 }, (_, at) => ({ x: (at % 2) * 4095, y: (at * 2039) % 4096, pressure: (at * 7) % 16 })),
)

/** Three who only draw, as large as they can, and ask for the whole again and again. */
export const swollenSheets: Attack = async (siege) => {
  await keepUp(siege, 1000, async () => {
    const lines = await threeWhoDraw(siege)
    let stroke = 0
    while (!siege.isOver && lines.length > 0 && lines.every(({ isOpen }) => isOpen)) {
      for (const line of lines) {
        line.move({ type: 'play', move: { type: 'draw', round: 1, stroke, pen: 'thick', ink: LARGEST_STROKE } })
        line.send(FROM_CLIENT.askWhole)
      }
      stroke++
      siege.count('large strokes', 3)
      siege.count('wholes asked for', 3)
      await sleep(33)
    }
    for (const line of lines) line.close()
  })
}

async function threeWhoDraw(siege: Siege): Promise<Line[]> {
  const own = await ownTable(siege, SWELLS_MOST)
  if (!own) return []
  const guests = [own.host, new Stranger(siege.target), new Stranger(siege.target)]
  const lines: Line[] = []
  for (const guest of guests) {
    const line = await guest.sit(own.code)
    if (line) lines.push(line)
  }
  const [host] = lines
  host?.move({ type: 'startGame' })
  await sleep(500)
  for (const line of lines) line.move({ type: 'play', move: { type: 'understand', laid: 1 } })
  await sleep(500)
  return lines
}

/** Ever new tables where bots play for one who looks on and does nothing. */
export const botsAmongThemselves: Attack = async (siege) => {
  const lines: Line[] = []
  await keepUp(siege, 1000, async () => {
    const own = await ownTable(siege)
    const line = await own?.host.sit(own.code)
    if (!line) return
    lines.push(line)
    for (let bot = 0; bot < 5; bot++) line.move({ type: 'addBot' })
    line.move({ type: 'standUp' })
    line.move({ type: 'startGame' })
    siege.count('tables of bots')
  })
  for (const line of lines) line.close()
}
