import { setTimeout } from 'node:timers/promises'
import { Host, type HostName, newFolder } from './host.ts'
import { gather } from './load/gathering.ts'
import { type Drawer, drawersAtFigment, drawersAtRawWs, drawersAtSocketIo, type ShowPiece } from './load/ink-table.ts'
import { SEATS } from './hosts/small-game.ts'
import { drawingTables, type Invitation, prepareLog } from './prepared.ts'
import { percentile } from './statistics.ts'

export const INK_HOSTS = ['figment', 'rawWsInk', 'socketIo'] as const satisfies readonly HostName[]
export type InkHost = (typeof INK_HOSTS)[number]

const PER_SECOND = 30
export const GOAL_P99 = 50
/** Less than this share shown in time means that the server, or the load, has fallen behind. */
const ALL_BUT_FEW = 0.98

export interface InkStep {
  readonly tables: number
  readonly p50: number
  readonly p99: number
  /** The share of pieces that reached the five others. */
  readonly shown: number
  readonly serverLoad: number
  readonly ownLoad: number
  readonly keepsUp: boolean
}

export interface InkFigures {
  /** The most tables at which everybody saw everything in time. */
  readonly tables: number
  readonly steps: readonly InkStep[]
}

export interface InkPlan {
  readonly seconds: number
  readonly tries: number
  /** Where the search begins, and by how much it goes up. */
  readonly from: number
  readonly factor: number
  /** It ends when the answer is known to this part of itself. */
  readonly within: number
  readonly most: number
}

/** Looks for the number of tables that the host can carry: up by a factor until it fails, then between. */
export async function measureInk(name: InkHost, plan: InkPlan): Promise<InkFigures> {
  const dataDir = newFolder()
  const invitations = name === 'figment' ? await prepareLog(dataDir, drawingTables(plan.most)) : []
  const host = await Host.start(name, { dataDir })
  const room = new DrawingRoom(name, host, invitations)
  const steps: InkStep[] = []
  try {
    let [good, bad] = [0, plan.most + 1]
    let next = plan.from
    while (next <= plan.most && (bad - good) / bad > plan.within) {
      // a hiccup of the machine is not the host's fault: it may try again
      let step = await room.draw(next, plan.seconds)
      for (let tries = 1; !step.keepsUp && tries < plan.tries; tries++) step = await room.draw(next, plan.seconds)
      steps.push(step)
      if (step.keepsUp) good = next
      else bad = next
      next = bad > plan.most ? Math.round(good * plan.factor) : Math.round((good + bad) / 2)
    }
    return { tables: good, steps }
  } finally {
    room.close()
    await host.stop()
  }
}

class DrawingRoom {
  readonly #name: InkHost
  readonly #host: Host
  readonly #invitations: readonly Invitation[]
  readonly #tables: (readonly Drawer[])[] = []
  #ages: number[] = []
  #isMeasuring = false
  readonly #show: ShowPiece = (age) => {
    if (this.#isMeasuring) this.#ages.push(age)
  }

  constructor(name: InkHost, host: Host, invitations: readonly Invitation[]) {
    this.#name = name
    this.#host = host
    this.#invitations = invitations
  }

  async draw(tables: number, seconds: number): Promise<InkStep> {
    this.#tables.push(...(await gather(this.#tables.length, tables, (number) => this.#open(number))))
    const drawers = this.#tables.slice(0, tables).flat()
    const began = performance.now()
    let drawn = 0
    // everybody draws in their own rhythm: the pieces of a second are spread over it
    const timer = setInterval(() => {
      const due = ((performance.now() - began) * PER_SECOND * drawers.length) / 1000
      for (; drawn < due; drawn++) drawers[drawn % drawers.length]?.draw(Math.floor(drawn / drawers.length))
    }, 2)
    await setTimeout(1000)
    this.#ages = []
    const drawnBefore = drawn
    const before = await this.#host.figures()
    const [measured, own] = [performance.now(), process.cpuUsage()]
    this.#isMeasuring = true
    await setTimeout(seconds * 1000)
    this.#isMeasuring = false
    const elapsed = (performance.now() - measured) / 1000
    const { user, system } = process.cpuUsage(own)
    const after = await this.#host.figures()
    clearInterval(timer)
    const shown = this.#ages.length / ((drawn - drawnBefore) * (SEATS - 1))
    const p99 = percentile(this.#ages, 0.99)
    // what was sent too fast for the server is still on its way
    await setTimeout(500)
    return {
      tables,
      p50: percentile(this.#ages, 0.5),
      p99,
      shown,
      serverLoad: (after.cpu - before.cpu) / 1e6 / elapsed,
      ownLoad: (user + system) / 1e6 / elapsed,
      keepsUp: p99 < GOAL_P99 && shown > ALL_BUT_FEW,
    }
  }

  close(): void {
    for (const drawer of this.#tables.flat()) drawer.close()
  }

  #open(number: number): Promise<readonly Drawer[]> {
    const { port } = this.#host
    const invitation = this.#invitations[number]
    switch (this.#name) {
      case 'figment':
        if (!invitation) throw new Error('nobody was invited')
        return drawersAtFigment(port, invitation, this.#show)
      case 'rawWsInk':
        return drawersAtRawWs(port, number, this.#show)
      case 'socketIo':
        return drawersAtSocketIo(port, number, this.#show)
    }
  }
}
