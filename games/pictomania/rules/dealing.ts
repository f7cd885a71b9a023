import { type Chance, type Seat, shuffled } from '@figment/game-kit'
import { type Letter, NUMBERS, type Task } from '../types.ts'

export type Tasks = Readonly<Record<Seat, Task>>

/** Bots draw what they have a picture of. */
export interface Bots {
  readonly bots: readonly Seat[]
  readonly drawable: readonly Task[]
  /** Words that were taken off: nobody is dealt one if there is any way. */
  readonly gone?: readonly Task[]
}

interface Undealt {
  readonly letters: readonly Letter[]
  readonly numbers: readonly number[]
}

/** The black letter cards and the black number cards. */
const ALL: Undealt = { letters: ['A', 'A', 'B', 'B', 'C', 'C'], numbers: NUMBERS }

/**
 * A letter and a number for everybody, by lot. People come first, so that nothing but luck decides what they get; of
 * what is left, as few bots as can be get a word that they cannot draw.
 */
export function dealTasks(seats: readonly Seat[], { bots, drawable, gone = [] }: Bots, chance: Chance): Tasks {
  const canDraw = new Set(drawable.map(nameOf))
  const isBot = new Set(bots)
  const isGone = new Set(gone.map(nameOf))
  const tasks = new Map<Seat, Task>()
  let undealt = ALL
  for (const seat of shuffled(
    chance,
    seats.filter((one) => !isBot.has(one)),
  )) {
    const possible = possibleTasks(undealt, chance)
    const task = possible.find((one) => !isGone.has(nameOf(one))) ?? possible[0]
    if (!task) throw new RangeError(`no tasks for ${seats.length}`)
    tasks.set(seat, task)
    undealt = without(undealt, task)
  }
  const order = shuffled(
    chance,
    seats.filter((one) => isBot.has(one)),
  )
  for (let unhappy = 0; unhappy <= order.length; unhappy++) {
    const dealt = dealToBots(order, undealt, unhappy)
    if (dealt) return inSeatOrder([...tasks, ...dealt])
  }
  throw new RangeError(`no tasks for ${seats.length}`)

  /** Null when more than `unhappy` would get what they cannot draw. */
  function dealToBots(
    [seat, ...others]: readonly Seat[],
    left: Undealt,
    unhappy: number,
    hopeless = new Set<string>(),
  ): Map<Seat, Task> | null {
    if (seat === undefined) return new Map()
    const table = [...left.letters, ...left.numbers, unhappy].join()
    if (hopeless.has(table)) return null
    for (const task of possibleTasks(left, chance)) {
      const allowed = canDraw.has(nameOf(task)) ? unhappy : unhappy - 1
      const rest = allowed < 0 ? null : dealToBots(others, without(left, task), allowed, hopeless)
      if (rest) return rest.set(seat, task)
    }
    hopeless.add(table)
    return null
  }
}

const nameOf = ({ letter, number }: Task): string => `${letter}${number}`

/** In any order; a letter is as likely as it has cards left. */
function possibleTasks({ letters, numbers }: Undealt, chance: Chance): Task[] {
  const pairs = letters.flatMap((letter) => numbers.map((number) => ({ letter, number })))
  const once = new Map(shuffled(chance, pairs).map((task) => [nameOf(task), task]))
  return [...once.values()]
}

const without = ({ letters, numbers }: Undealt, { letter, number }: Task): Undealt => ({
  letters: letters.toSpliced(letters.indexOf(letter), 1),
  numbers: numbers.filter((other) => other !== number),
})

const inSeatOrder = (tasks: readonly (readonly [Seat, Task])[]): Tasks =>
  Object.fromEntries(tasks.toSorted(([one], [other]) => one - other))
