import { describe, expect, it } from 'vitest'
import { namesOf, type Taken } from './names.ts'

const taken: Taken = { ids: ['old-train'], prefixes: ['NT', 'OT'], types: ['Round', 'Seat'] }

describe('the names of a new game', () => {
  it('follow from its id', () => {
    expect(namesOf('moon-and-sea', taken)).toEqual({ id: 'moon-and-sea', type: 'MoonAndSea', prefix: 'MA', title: 'Moon And Sea' })
    expect(namesOf('go2', taken)).toEqual({ id: 'go2', type: 'Go2', prefix: 'GO', title: 'Go2' })
  })

  it('have two letters for the rules that no other game has', () => {
    expect(namesOf('night-train', taken)).toMatchObject({ prefix: 'NI' })
    expect(namesOf('no', { ...taken, prefixes: ['NO'] })).toContain('No two letters are left')
  })

  it.each(['Night Train', 'night_train', '-train', 'train-', 'night--train', '2048', 'x', 'x1', '../train', '', 'a'.repeat(31)])(
    'cannot follow from "%s"',
    (id) => expect(namesOf(id, taken)).toContain("can't be the id of a game"),
  )

  it('are not those of something else', () => {
    expect(namesOf('old-train', taken)).toContain('There is a game in games/old-train already')
    expect(namesOf('table', taken)).toContain('means something else')
    expect(namesOf('round', taken)).toContain('would be called Round')
  })
})
