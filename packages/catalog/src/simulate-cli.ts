import { parseArgs } from 'node:util'
import { parse, seededChance } from '@figment/game-kit'
import { playWithBots, replaysEqual, secretsTold } from '@figment/game-kit/simulate'
import { entry, GAME_IDS, type GameId } from './index.ts'

/** The options that the command line takes, by their names; what is left out is the first of its list. */
const choicesOf = (id: GameId) => Object.entries(entry(id).manifest.choices) as readonly (readonly [string, readonly unknown[]])[]

const usage = [
  'npm run simulate -- <game> [--option …] [--seats N] [--games 100] [--seed 1] [--json [--figures]]',
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
const { manifest, rules, bot, motion, twin, figures = [] } = entry(id)
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
const { min, max } = manifest.seats(options.value)
const seats = wholeNumber('seats', min)
if (seats < min || seats > max) fail(`--seats: ${id} is played by ${min} to ${max}.`)
const games = wholeNumber('games', 100)
const seed = texts.seed ?? '1'

const began = performance.now()
const sum = { finished: 0, rounds: 0, moves: 0, refused: 0, replayMismatches: 0, secrecyViolations: 0 }
const pointsBySeat = Array.from({ length: seats }, () => 0)
const shares = figures.map(({ key, label, share }) => ({ key, label, share, came: 0, of: 0 }))
let compared = 0
for (let game = 0; game < games; game++) {
  const played = playWithBots(rules, bot, { options: options.value, seats, seed: `${seed}/${game}`, motion })
  if (played.finished) sum.finished++
  sum.rounds += played.last.open.round
  sum.moves += played.moves
  sum.refused += played.refused
  if (!replaysEqual(rules, played)) sum.replayMismatches++
  const secrets = secretsTold(rules, twin, played.log, seededChance(`${seed}/${game}/twin`), 3)
  sum.secrecyViolations += secrets.told
  compared += secrets.compared
  for (const [seat, points] of Object.entries(played.last.open.scores))
    pointsBySeat[Number(seat)] = (pointsBySeat[Number(seat)] ?? 0) + points
  for (const figure of shares) {
    const { came, of } = figure.share(played.last.open)
    figure.came += came
    figure.of += of
  }
}
const seconds = (performance.now() - began) / 1000
const movesPerSecond = Math.round(sum.moves / seconds)

if (json) {
  const { finished, rounds, moves, refused, replayMismatches, secrecyViolations } = sum
  const asked = withFigures ? Object.fromEntries(shares.map(({ key, came, of }) => [key, Number(percent(came, of))])) : {}
  console.log(
    JSON.stringify({
      game: id,
      seats,
      games,
      finished,
      rounds,
      moves,
      refused,
      replayMismatches,
      secrecyViolations,
      movesPerSecond,
      ...asked,
    }),
  )
} else {
  const each = (total: number) => (total / games).toFixed(1)
  console.log(`${[id, ...Object.values(wished)].join(', ')}: ${games} games of ${seats} bots, seed ${seed}`)
  console.log(`  finished            ${sum.finished} of ${games}`)
  console.log(`  rounds per game     ${each(sum.rounds)}`)
  console.log(`  moves per game      ${each(sum.moves)} (${sum.refused} refused in all)`)
  console.log(`  points by seat      ${pointsBySeat.map(each).join('  ')}`)
  console.log(`  replay mismatches   ${sum.replayMismatches}`)
  console.log(`  secrecy violations  ${sum.secrecyViolations} in ${compared} comparisons of twin games`)
  console.log(`  moves per second    ${movesPerSecond}`)
  for (const { label, came, of } of shares) console.log(`  ${label}  ${percent(came, of)} % (${came} of ${of})`)
}
const allIsWell = sum.finished === games && sum.replayMismatches === 0 && sum.secrecyViolations === 0
process.exit(allIsWell ? 0 : 1)

function percent(came: number, of: number): string {
  return of === 0 ? '0' : ((100 * came) / of).toFixed(1)
}

function readArguments() {
  const flags = GAME_IDS.flatMap((id) => choicesOf(id).map(([option]) => option))
  const texts = Object.fromEntries([...flags, 'seats', 'games', 'seed'].map((name) => [name, { type: 'string' as const }]))
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
