import { seededChance, seatView, seenAt, SKILLS } from '@figment/game-kit'
import { playInTime, playWithBots } from '@figment/game-kit/simulate'
import { LOCALES } from '@figment/i18n'
import { eyes } from '@figment/pictures/reading'
import { SCENES } from '@figment/pictures/scenes'
import { describe, expect, it } from 'vitest'
import { bot } from './bot.ts'
import { figures } from '../figures.ts'
import { game as dixit } from '../index.ts'
import { rules } from '../rules/rules.ts'
import { Story, usual } from '../testing/story.ts'
import type { Open } from '../types.ts'

const GAMES = 60

const lastTables = (locale: string, games = GAMES): Open[] =>
  Array.from({ length: games }, (_, game) => {
    const options = { ...usual, edition: 'classic' as const }
    return playWithBots(rules, bot, { options, seats: 5, seed: `bots/${game}`, locale }).last.open
  })

function percent(key: string, tables: readonly Open[]): number {
  const shares = tables.map((table) => figures.find((figure) => figure.key === key)?.share(table) ?? { came: 0, of: 0 })
  const sum = (of: 'came' | 'of') => shares.reduce((total, share) => total + share[of], 0)
  return (100 * sum('came')) / sum('of')
}

describe('five bots at a table', () => {
  it.each(LOCALES)('find the storyteller’s card in 40 to 70 of 100 votes and split the table in 75 of 100 rounds, in %s', (locale) => {
    const tables = lastTables(locale)
    expect(percent('votersFound', tables)).toBeGreaterThan(40)
    expect(percent('votersFound', tables)).toBeLessThan(70)
    expect(percent('storytellerScored', tables)).toBeGreaterThan(75)
  })

  it('say nothing twice in a game', () => {
    for (const { told } of lastTables('en', 20)) expect(new Set(told.map(({ clue }) => clue)).size).toBe(told.length)
  })

  it('speak the language of the table', () => {
    for (const { told } of [...lastTables('ru', 5), ...lastTables('uk', 5)])
      for (const { clue } of told) expect(clue).toMatch(/^[^A-Za-z]+$/)
    for (const { told } of [...lastTables('en', 5), ...lastTables('pl', 5)])
      for (const { clue } of told) expect(clue).toMatch(/^[^\p{Script=Cyrillic}]+$/u)
  })

  it('do the same with the same luck', () => {
    expect(lastTables('pl', 3)).toEqual(lastTables('pl', 3))
  })
})

describe('three bots at a table', () => {
  const tables = Array.from({ length: 40 }, (_, game) => playInTime(dixit, { options: usual, seats: 3, seed: `three/${game}` }).last.open)
  const told = tables.flatMap((table) => table.told)

  it('are not all of one mind: everybody finds the card in a third of the rounds at most', () => {
    const everybodyFoundIt = told.filter(({ points }) => points.some(({ reason }) => reason === 'everybodyFoundIt'))
    expect(everybodyFoundIt.length / told.length).toBeLessThan(1 / 3)
  })

  it('have much to say: hundreds of clues, and none of them in every fourth game', () => {
    const clues = new Set(told.map(({ clue }) => clue))
    expect(clues.size).toBeGreaterThan(250)
    for (const said of clues) expect(tables.filter((table) => table.told.some(({ clue }) => clue === said)).length, said).toBeLessThan(10)
  })
})

it('bots find the more cards the more they see', () => {
  const found = SKILLS.map((skill) => {
    const tables = Array.from(
      { length: 30 },
      (_, game) => playInTime(dixit, { options: usual, seats: 4, seed: `skills/${game}`, skill }).last.open,
    )
    return percent('votersFound', tables)
  })
  expect(found).toEqual(found.toSorted((one, other) => one - other))
})

describe('a bot among people', () => {
  it('[DX3] leaves the first story to them for a minute, and to nobody when nobody is here', () => {
    const story = new Story(4)
    const at = (now: number, here: readonly number[]) =>
      bot(seatView(story.state, 1), seededChance('bot', now), 'en', seenAt(now, { awaitedSince: 0, people: here })).move
    expect(at(59_000, [0])).toBeNull()
    expect(at(60_000, [0])).toEqual({ type: 'claimStory' })
    expect(at(0, [])).toEqual({ type: 'claimStory' })
  })

  it('gives the card of its hand that is closest to a person’s clue', () => {
    const story = new Story(4, {}, 'closest').claim(0)
    const [card = ''] = story.hand(1)
    const [hero] = Object.values(SCENES.dreams[card]?.objects ?? {})
    const clue = hero?.is.replaceAll('-', ' ') ?? ''
    story.tell(0, clue)
    const fits = eyes().fits(clue, 'en')
    let closest = 0
    for (let luck = 0; luck < 50; luck++) {
      const move = bot(seatView(story.state, 1), seededChance(`giving/${luck}`), 'en', seenAt(0)).move
      const [given] = move?.type === 'giveCards' ? move.cards : []
      const best = [...story.hand(1)].sort((one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0))[0]
      if (given === best) closest++
    }
    // by luck alone it would be 8 or so
    expect(closest).toBeGreaterThan(25)
  })

  it('has no favourite when a clue means nothing', () => {
    const story = new Story(4, {}, 'nonsense').claim(0).tell(0, 'xyzzy').allGive()
    const votes = Array.from({ length: 60 }, (_, luck) => bot(seatView(story.state, 1), seededChance(`vote/${luck}`), 'en', seenAt(0)).move)
    expect(new Set(votes.map((move) => (move?.type === 'vote' ? move.number : null))).size).toBe(3)
  })
})
