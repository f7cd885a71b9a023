import { seededChance } from '@figment/game-kit'
import { CODE_LETTERS } from '@figment/protocol'
import { Stranger } from '../stranger.ts'
import { type Attack, keepUp, ownTable } from './attack.ts'

export const guessedCodes: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  const chance = seededChance('codes')
  await keepUp(siege, 2, async () => {
    const code = Array.from({ length: 5 }, () => CODE_LETTERS[chance.below(CODE_LETTERS.length)]).join('')
    const { status } = await stranger.ticket(code, 'tv')
    siege.count(`codes guessed, answered ${status}`)
  })
}

export const newTables: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  await keepUp(siege, 20, async () => siege.count((await stranger.newTable()) ? 'tables made' : 'tables refused'))
}

/** One table is joined by ever new guests, and by screens. */
export const crowds: Attack = async (siege) => {
  const own = await ownTable(siege)
  if (!own) return
  await keepUp(siege, 20, async () => {
    const person = await new Stranger(siege.target).ticket(own.code)
    siege.count(`joined as a new guest, answered ${person.status}`)
    const tv = await new Stranger(siege.target).ticket(own.code, 'tv')
    siege.count(`screens, answered ${tv.status}`)
  })
}

export const passes: Attack = async (siege) => {
  const own = await ownTable(siege)
  if (!own) return
  await keepUp(siege, 1, async () => {
    const { status } = await own.host.ask(`/api/tables/${own.code}/pass`, {})
    siege.count(`passes, answered ${status}`)
  })
}

export const erasures: Attack = async (siege) => {
  await keepUp(siege, 50, async () => {
    const own = await ownTable(siege)
    const { status } = (await own?.host.ask(`/api/tables/${own.code}/erase`, {})) ?? { status: 0 }
    siege.count(`erasures, answered ${status}`)
  })
}
