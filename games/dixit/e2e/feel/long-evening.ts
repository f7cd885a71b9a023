import type { CDPSession } from '@playwright/test'
import { nextThing } from '@figment/server/testing/evening.ts'
import { Person } from '../../../../e2e/person.ts'
import { shell } from '../../../../e2e/words.ts'
import { PHONE } from '../../../../e2e/evening.ts'
import { measurement } from '../../../../e2e/feel/measurement.ts'

/** Of four people, the same one tells the story in both: the screens can be compared. */
const ROUNDS = { early: 2, late: 10 }

export const longEvening = measurement({
  how: `A page is weighed in round ${ROUNDS.early} of Dixit and again in round ${ROUNDS.late}, each time after collecting garbage: what its scripts hold, and the parts of the page. Who plays for long must not carry more and more.`,
  goals: {
    heap: { what: `memory of the page in round ${ROUNDS.late}, of round ${ROUNDS.early}`, unit: '×', atMost: 1.25, digits: 2 },
    nodes: { what: `parts of the page in round ${ROUNDS.late}, of round ${ROUNDS.early}`, unit: '×', atMost: 1.25, digits: 2 },
  },
  async measure({ house, evening }) {
    const ada = new Person(await evening.device(PHONE), 'Ada')
    const code = await ada.startTable('dixit')
    evening.people.push(ada)
    const others = await Promise.all(['Ben', 'Cleo', 'Dan'].map((name) => house.guest(name).join(code)))
    const { page } = ada
    await page.getByRole('button', { name: shell.lobby.start }).click()
    await ada.untilPhase('claiming')
    for (const other of others) await other.until(() => other.view?.open.play !== null)
    const playUntilRound = async (round: number) => {
      // nobody tells in that round: it is weighed as it begins
      const isThere = (at: { readonly round: number; readonly phase: string | null }) => at.round >= round && at.phase === 'telling'
      for (;;) {
        const seen = { round: Number(await ada.round()), phase: await ada.phase() }
        if (isThere(seen)) return
        if (seen.phase === 'over') throw new Error(`the game was over before round ${round}`)
        await ada.nextThing()
        for (const other of others) if (!isThere(other.game)) await nextThing(other)
      }
    }
    const devtools = await page.context().newCDPSession(page)
    await playUntilRound(ROUNDS.early)
    const early = await weigh(devtools)
    await playUntilRound(ROUNDS.late)
    const late = await weigh(devtools)
    for (const other of others) other.drop()
    return { heap: late.heap / early.heap, nodes: late.nodes / early.nodes }
  },
})

async function weigh(devtools: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  await devtools.send('HeapProfiler.enable')
  // what is held by what was just let go falls in the second
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}
