import { parseArgs } from 'node:util'
import { type GameTypes, leaders, parse, QUICKNESSES, type Quickness, seededChance, type Skill, SKILLS, type Won } from '@figment/game-kit'
import { playInTime, replaysEqual, secretsTold } from '@figment/game-kit/simulate'
import { entry, GAME_IDS, type GameId } from './index.ts'

/** The options that the command line takes, by their names; what is left out is the first of its list. */
const choicesOf = (id: GameId) => Object.entries(entry(id).manifest.choices) as readonly (readonly [string, readonly unknown[]])[]

const usage = [
  'npm run simulate -- <game> [--option …] [--seats N|all] [--skill gentle|medium|sharp|all] [--games 100] [--seed 1] [--json [--figures]]',
  '  [--people 1 [--quickness slow|medium|quick|all]]: a modelled person sits among the bots',
  ...GAME_IDS.map((id) => [id, ...choicesOf(id).map(([option, list]) => `[--${option} ${list.join('|')}]`)].join(' ')),
].join('\n')

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(2)
}

const isGame = (id: string | undefined): id is GameId => id !== undefined && GAME_IDS.some((known) => known === id)

const { texts, json, withFigures, positionals } = readArguments()
const [id] = positionals
if (!isGame(id)) fail(id ? `There is no game called "${id}".` : 'Which game?')
const simulated = entry(id)
const { manifest, rules, twin, figures = [], personFigures = [] } = simulated
const wished: Record<string, unknown> = {}
for (const [option, list] of choicesOf(id)) {
  const given = texts[option]
  if (given === undefined) continue
  const chosen = list.find((one) => String(one) === given)
  if (chosen === undefined) fail(`--${option} is one of: ${list.join(', ')}.`)
  wished[option] = chosen
}
const options = parse(rules.options, wished)
if (!options.ok) fail('These options do not go together.')
const { value: chosenOptions } = options
const { min, max } = manifest.seats(chosenOptions)
const games = wholeNumber('games', 100)
const people = texts.people === undefined ? 0 : wholeNumber('people', 1)
if (people > 1) fail('--people takes 1: one person among bots.')
const seed = texts.seed ?? '1'

/** One kind of table. */
interface Setting {
  readonly seats: number
  readonly skill: Skill
  /** Of the person, if there is one. */
  readonly quickness: Quickness | null
}

const settings = seatNumbers().flatMap((seats) =>
  listed('skill', SKILLS, 'medium').flatMap((skill) =>
    (people === 0 ? [null] : listed('quickness', QUICKNESSES, 'medium')).map((quickness): Setting => ({ seats, skill, quickness })),
  ),
)
const results = settings.map(simulate)
process.exit(results.every((isWell) => isWell) ? 0 : 1)

/** All the games of a table; false: something went wrong in them. */
function simulate({ seats, skill, quickness }: Setting): boolean {
  const began = performance.now()
  const sum = {
    finished: 0,
    rounds: 0,
    moves: 0,
    refused: 0,
    replayMismatches: 0,
    secrecyViolations: 0,
    wins: 0,
    winsSquared: 0,
    fairShare: 0,
  }
  const pointsBySeat = Array.from({ length: seats }, () => 0)
  const shares = figures.map(({ key, label, share }) => ({ key, label, share, came: 0, of: 0 }))
  const ofPerson = (quickness === null ? [] : personFigures).map(({ key, label, share }) => ({ key, label, share, came: 0, of: 0 }))
  let compared = 0
  for (let game = 0; game < games; game++) {
    // every seat is theirs in turn: some are better than others
    const mine = game % seats
    const theirs = quickness === null ? {} : { people: [mine], quickness }
    const played = playInTime(simulated, { options: chosenOptions, seats, seed: `${seed}/${game}`, skill, ...theirs })
    const { open } = played.last
    if (played.finished) sum.finished++
    sum.rounds += open.round
    sum.moves += played.moves
    sum.refused += played.refused
    if (!replaysEqual(rules, played)) sum.replayMismatches++
    const secrets = secretsTold(rules, twin, played.log, seededChance(`${seed}/${game}/twin`), 3)
    sum.secrecyViolations += secrets.told
    compared += secrets.compared
    for (const [seat, points] of Object.entries(open.scores)) pointsBySeat[Number(seat)] = (pointsBySeat[Number(seat)] ?? 0) + points
    for (const figure of shares) add(figure, figure.share(open))
    for (const figure of ofPerson) add(figure, figure.share(played, mine))
    const { winners, players } = wonBy(open)
    const won = winners.includes(mine) ? 1 / winners.length : 0
    sum.wins += won
    sum.winsSquared += won ** 2
    sum.fairShare += 1 / players
  }
  const seconds = (performance.now() - began) / 1000
  const movesPerSecond = Math.round(sum.moves / seconds)
  const { finished, rounds, moves, refused, replayMismatches, secrecyViolations, wins, winsSquared, fairShare } = sum
  const ofFairShare = rounded(wins / fairShare)
  // of the sum of all wins, as it would differ from one lot of games to the next
  const spread = Math.sqrt(Math.max(0, winsSquared - wins ** 2 / games))
  const standardError = rounded(spread / fairShare)
  if (json) {
    const asked = withFigures ? Object.fromEntries(shares.map(({ key, came, of }) => [key, Number(percent(came, of))])) : {}
    const person = quickness !== null && {
      person: {
        quickness,
        wins: rounded(wins),
        fairShare: rounded(fairShare),
        ofFairShare,
        standardError,
        ...Object.fromEntries(ofPerson.map(({ key, came, of }) => [key, Number(percent(came, of))])),
      },
    }
    const counted = { finished, rounds, moves, refused, replayMismatches, secrecyViolations, movesPerSecond }
    console.log(JSON.stringify({ game: id, seats, skill, games, ...counted, ...asked, ...person }))
  } else {
    const each = (total: number) => (total / games).toFixed(1)
    const who = quickness === null ? `${seats} bots` : `a ${quickness} person and ${seats - 1} bots`
    console.log(`${[id, ...Object.values(wished)].join(', ')}: ${games} games of ${who}, skill ${skill}, seed ${seed}`)
    console.log(`  finished            ${finished} of ${games}`)
    console.log(`  rounds per game     ${each(rounds)}`)
    console.log(`  moves per game      ${each(moves)} (${refused} refused in all)`)
    console.log(`  points by seat      ${pointsBySeat.map(each).join('  ')}`)
    console.log(`  replay mismatches   ${replayMismatches}`)
    console.log(`  secrecy violations  ${secrecyViolations} in ${compared} comparisons of twin games`)
    console.log(`  moves per second    ${movesPerSecond}`)
    if (quickness !== null)
      console.log(`  the person wins     ${rounded(wins)} games, ${ofFairShare} ± ${standardError} times their fair share`)
    for (const { label, came, of } of [...ofPerson, ...shares]) console.log(`  ${label}  ${percent(came, of)} % (${came} of ${of})`)
  }
  return finished === games && replayMismatches === 0 && secrecyViolations === 0
}

function wonBy(open: GameTypes['open']): Won {
  return simulated.won?.(open) ?? { winners: leaders(open), players: Object.keys(open.scores).length }
}

function add(figure: { came: number; of: number }, { came, of }: { readonly came: number; readonly of: number }): void {
  figure.came += came
  figure.of += of
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

function seatNumbers(): readonly number[] {
  if (texts.seats === 'all') return Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const seats = wholeNumber('seats', min)
  if (seats < min || seats > max) fail(`--seats: ${id} is played by ${min} to ${max}.`)
  return [seats]
}

/** One of the list, or all of them. */
function listed<T extends string>(name: string, list: readonly T[], usual: T): readonly T[] {
  const given = texts[name] ?? usual
  if (given === 'all') return list
  const one = list.find((known) => known === given)
  return one === undefined ? fail(`--${name} is one of: ${list.join(', ')}, all.`) : [one]
}

function percent(came: number, of: number): string {
  return of === 0 ? '0' : ((100 * came) / of).toFixed(1)
}

function readArguments() {
  const flags = GAME_IDS.flatMap((id) => choicesOf(id).map(([option]) => option))
  const texts = Object.fromEntries(
    [...flags, 'seats', 'skill', 'people', 'quickness', 'games', 'seed'].map((name) => [name, { type: 'string' as const }]),
  )
  try {
    const switches = { json: { type: 'boolean' as const }, figures: { type: 'boolean' as const } }
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...texts, ...switches } })
    return {
      texts: values as Readonly<Record<string, string | boolean | undefined>>,
      json: values.json === true,
      withFigures: values.figures === true,
      positionals,
    }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, usual: number): number {
  const given = texts[name]
  if (given === undefined) return usual
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1) fail(`--${name} takes a whole number above 0.`)
  return number
}
