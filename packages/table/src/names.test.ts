import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { parse, seatView, seenAt } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { evolve, gameState, unopenedTable } from './evolve.ts'
import { come, comeBack } from './people.ts'
import { nextTable } from './next-table.ts'
import { chance, Evening, looks } from './evening-in-tests.ts'

describe('names', () => {
  const nameless = (evening: Evening, name: string) => come(evening.state, 'a stranger', looks(name), evening.present)

  it('nobody comes who looks like somebody at the table, a bot included', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'addBot' })
    for (const name of ['Ada', 'ADA', 'Аdа', 'Ａｄａ', 'A\u200dda', 'Bеn', evening.names()[2] ?? '']) {
      expect(nameless(evening, name), name).toEqual({ refused: 'nameTaken' })
    }
    expect(nameless(evening, 'Ada K.')).not.toEqual({ refused: 'nameTaken' })
  })

  it('nobody comes with a name that is not seen, or that is too long for what is seen', () => {
    const evening = new Evening('Ada')
    for (const name of ['\u200d', '\u2800', '\ufe0f', '\u3164', '\uffa0', '\u{e0100}']) {
      expect(nameless(evening, name)).toEqual({ refused: 'nameEmpty' })
    }
    expect(nameless(evening, Array.from({ length: 21 }, () => '🐙').join('\u200d'))).toEqual({ refused: 'nameTooLong' })
  })

  it('nobody takes the looks of another later on, but everybody keeps their own name', () => {
    const evening = new Evening('Ada', 'Ben')
    expect(evening.try('p2', { type: 'changeLooks', profile: looks('аda') })).toBe('nameTaken')
    expect(evening.try('p2', { type: 'changeLooks', profile: { ...looks('BEN'), colour: 'teal' } })).toBeNull()
    expect(evening.open.people.p2).toMatchObject({ name: 'BEN', colour: 'teal' })
  })

  it('whoever has left leaves their name to others, and comes back with a number', () => {
    const evening = new Evening('Ada', 'Ben').does('p2', { type: 'leaveTable' })
    evening.away.add('p2')
    evening.comes('ben')
    evening.away.delete('p2')
    evening.apply(comeBack(evening.state, 'p2', evening.present))
    expect(evening.names()).toEqual(['Ada', 'ben', 'Ben 2'])
  })

  it('somebody away keeps the name that stands on their seat', () => {
    const evening = new Evening('Ada', 'Ben')
    evening.away.add('p2')
    expect(nameless(evening, 'Ben')).toEqual({ refused: 'nameTaken' })
  })

  it('two who looked alike at an old table may still change their colours', () => {
    const evening = new Evening('Ada')
    evening.apply([{ type: 'personCame', person: 'p2', guest: 'old', profile: looks('Ada') }])
    expect(evening.try('p2', { type: 'changeLooks', profile: { ...looks('Ada'), colour: 'teal' } })).toBeNull()
  })

  it('a bot is called like nobody at the table, watchers included', () => {
    const evening = new Evening('Ada', 'Bratek', 'Chmurka').does('p2', { type: 'standUp' }).does('p1', { type: 'addBot' })
    expect(evening.names().at(-1)).toBe('Figiel')
  })
})

describe('a table without rude words', () => {
  const filtered = (...names: string[]) => new Evening(...names).does('p1', { type: 'turnFilter', isOn: true })

  it('is for the host to choose, and nobody minds before', () => {
    const evening = new Evening('Ada', 'Ben', 'Kurwa')
    expect(evening.open.isFiltered).toBe(false)
    expect(evening.try('p2', { type: 'say', text: 'fuck' })).toBeNull()
    expect(evening.try('p2', { type: 'turnFilter', isOn: true })).toBe('onlyTheHost')
    expect(evening.does('p1', { type: 'turnFilter', isOn: true }).open.isFiltered).toBe(true)
    expect(evening.does('p1', { type: 'turnFilter', isOn: false }).open.isFiltered).toBe(false)
  })

  it('refuses a line, a name and a newcomer, and takes everything else', () => {
    const evening = filtered('Ada', 'Ben')
    expect(evening.try('p2', { type: 'say', text: 'oh sh1t' })).toBe('rudeWord')
    expect(evening.try('p2', { type: 'say', text: 'Scunthorpe!' })).toBeNull()
    expect(evening.open.chat.lines.map(({ text }) => text)).toEqual(['Scunthorpe!'])
    expect(evening.try('p2', { type: 'changeLooks', profile: looks('сука') })).toBe('rudeWord')
    expect(come(evening.state, 'a stranger', looks('xyй'), evening.present)).toEqual({ refused: 'rudeWord' })
  })

  const wroteIn = new Set<GameId>()

  it.each(GAME_IDS)('refuses what people write in %s, and nothing that a bot would', (game) => {
    const { texts, rules, bot, usual } = entry(game)
    const evening = filtered('Ada').does('p1', { type: 'chooseGame', game, options: usual('pl') })
    for (const name of ['Ben', 'Cleo', 'Dan']) evening.comes(name)
    evening.does('p1', { type: 'startGame' })
    const seen = { ...seenAt(0), ago: () => 60_000 }
    for (let step = 0; step < 30; step++) {
      for (const { seat, person } of evening.open.seats) {
        const move = bot(seatView(gameState(evening.state), seat), chance, 'pl', seen).move
        const parsed = parse(rules.move, move)
        if (person === null || !parsed.ok) continue
        for (const text of texts?.move?.(parsed.value) ?? []) {
          wroteIn.add(game)
          const rude: unknown = JSON.parse(JSON.stringify(move).replace(JSON.stringify(text), '"kurwa mać"'))
          expect(evening.try(person, { type: 'play', move: rude })).toBe('rudeWord')
        }
        expect(evening.try(person, { type: 'play', move })).not.toBe('rudeWord')
      }
    }
  })

  it('has games in which people write, and others', () => {
    expect(wroteIn.size).toBeGreaterThan(0)
    expect(wroteIn.size).toBeLessThan(GAME_IDS.length)
  })

  it('neither takes rude cards of the host, nor begins with those it had before', () => {
    const game = GAME_IDS.find((id) => entry(id).texts?.options) as GameId
    const options = { ownCards: Array.from({ length: 12 }, (_, card) => ({ theme: '', words: cardOf(card) })) }
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'chooseGame', game, options })
    evening.does('p1', { type: 'turnFilter', isOn: true })
    expect(evening.try('p1', { type: 'chooseGame', game, options: { ...options, timers: 'brisk' } })).toBe('rudeWord')
    expect(evening.try('p1', { type: 'startGame' })).toBe('rudeWord')
    expect(evening.does('p1', { type: 'turnFilter', isOn: false }).try('p1', { type: 'startGame' })).toBeNull()
  })

  const cardOf = (card: number) =>
    ['kot', 'pies', 'jeż', 'sowa', 'lis', 'żuk', card === 3 ? 'dupa' : 'kura'].map((word) => (word === 'dupa' ? word : `${word} ${card}`))

  it('goes on at the next table', () => {
    const evening = filtered('Ada', 'Ben')
    const { events } = nextTable(evening.state, evening.present, { code: 'GFDCB', seed: 'other' })
    expect(events.reduce(evolve, unopenedTable).open.isFiltered).toBe(true)
  })
})
