import { setTimeout } from 'node:timers/promises'
import type { Host } from '../host.ts'
import { percentile } from '../statistics.ts'
import type { Company } from './company.ts'

export interface Played {
  readonly actions: number
  readonly perSecond: number
  /** Processor time of the server for one action, in microseconds. */
  readonly cpuPerAction: number
  /** Shares of a core. */
  readonly serverLoad: number
  readonly ownLoad: number
  /** From the move until all six had seen it, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

export interface WarmUp {
  readonly actions: number
  readonly atMostSeconds: number
}

/** Plays at many tables at once, and knows when all of them rest. */
export class Evening {
  readonly #host: Host
  readonly #companies: readonly Company[]
  #underWay = 0
  #actions = 0
  #waits: number[] = []

  constructor(host: Host, companies: readonly Company[]) {
    this.#host = host
    this.#companies = companies
  }

  /** Every table has a move under way all the time. Measured from the moment when so many were made, for a young process is slow. */
  async busy({ warmUp, seconds }: { warmUp: WarmUp; seconds: number }): Promise<Played> {
    let isOver = false
    const goOn = (company: Company) => {
      if (!isOver) this.#act(company, () => goOn(company))
    }
    for (const company of this.#companies) goOn(company)
    const until = performance.now() + warmUp.atMostSeconds * 1000
    while (this.#actions < warmUp.actions && performance.now() < until) await setTimeout(20)
    const played = await this.#measure(seconds)
    isOver = true
    await this.#rest()
    return played
  }

  /** So many moves a second in all, whether or not the server keeps up. */
  async steady({ rate, settle, seconds }: { rate: number; settle: number; seconds: number }): Promise<Played> {
    const idle = [...this.#companies]
    const began = performance.now()
    let due = 0
    const timer = setInterval(() => {
      const wanted = ((performance.now() - began) * rate) / 1000
      for (; due < wanted; due++) {
        const company = idle.shift()
        // where all tables are busy, the move is left out
        if (company) this.#act(company, () => idle.push(company))
      }
    }, 1)
    await setTimeout(settle * 1000)
    const played = await this.#measure(seconds)
    clearInterval(timer)
    await this.#rest()
    return played
  }

  /** What the server uses while nobody moves, in microseconds a second. */
  async idle(seconds: number): Promise<number> {
    const [before, began] = [await this.#host.figures(), performance.now()]
    await setTimeout(seconds * 1000)
    const [after, ended] = [await this.#host.figures(), performance.now()]
    return (after.cpu - before.cpu) / ((ended - began) / 1000)
  }

  /** Each table makes so many moves, one after another. */
  async each(moves: number): Promise<{ readonly actions: number; readonly cpuPerAction: number }> {
    const before = await this.#host.figures()
    await Promise.all(
      this.#companies.map(
        (company) =>
          new Promise<void>((resolve) => {
            let made = 0
            const goOn = () => (made++ < moves ? this.#act(company, goOn) : resolve())
            goOn()
          }),
      ),
    )
    const after = await this.#host.figures()
    const actions = moves * this.#companies.length
    return { actions, cpuPerAction: (after.cpu - before.cpu) / actions }
  }

  #act(company: Company, then: () => void): void {
    const asked = performance.now()
    this.#underWay++
    company.act(() => {
      this.#underWay--
      this.#actions++
      this.#waits.push(performance.now() - asked)
      then()
    })
  }

  async #measure(seconds: number): Promise<Played> {
    const before = await this.#host.figures()
    const [began, own, actionsBefore] = [performance.now(), process.cpuUsage(), this.#actions]
    this.#waits = []
    await setTimeout(seconds * 1000)
    const after = await this.#host.figures()
    const elapsed = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(own)
    const actions = this.#actions - actionsBefore
    const waits = this.#waits
    return {
      actions,
      perSecond: actions / elapsed,
      cpuPerAction: (after.cpu - before.cpu) / actions,
      serverLoad: (after.cpu - before.cpu) / 1e6 / elapsed,
      ownLoad: (user + system) / 1e6 / elapsed,
      p50: percentile(waits, 0.5),
      p99: percentile(waits, 0.99),
    }
  }

  async #rest(): Promise<void> {
    for (let waited = 0; this.#underWay > 0; waited++) {
      if (waited > 3000) throw new Error(`${this.#underWay} moves were never seen by all`)
      await setTimeout(10)
    }
  }
}
