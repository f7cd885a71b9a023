import { type Chance, type Seat, shuffled } from '@figment/game-kit'
import { type Letter, NUMBERS, type Task } from '../types.ts'

/** Words that a seat cannot draw, by seat. */
export type Wishes = Readonly<Record<Seat, readonly Task[]>>
export type Tasks = Readonly<Record<Seat, Task>>

interface Undealt {
  readonly letters: readonly Letter[]
  readonly numbers: readonly number[]
}

/** The black letter cards and the black number cards. */
const ALL: Undealt = { letters: ['A', 'A', 'B', 'B', 'C', 'C'], numbers: NUMBERS }

/** A letter and a number for everybody, by lot; as few as can be get a word that they cannot draw. */
export function dealTasks(seats: readonly Seat[], wishes: Wishes, chance: Chance): Tasks {
  const cannotDraw = new Map(seats.map((seat) => [seat, new Set(wishes[seat]?.map(nameOf))]))
  const hopeless = new Set<string>()

  /** Without wishes the first try succeeds: a plain deal. Null when more than `unhappy` would get what they cannot draw. */
  function dealOn(order: readonly Seat[], undealt: Undealt, unhappy: number): Map<Seat, Task> | null {
    const [seat, ...others] = order
    if (seat === undefined) return new Map()
    const table = [...undealt.letters, ...undealt.numbers, unhappy].join()
    if (hopeless.has(table)) return null
    for (const task of possibleTasks(undealt, chance)) {
      const left = cannotDraw.get(seat)?.has(nameOf(task)) ? unhappy - 1 : unhappy
      const rest = left < 0 ? null : dealOn(others, without(undealt, task), left)
      if (rest) return rest.set(seat, task)
    }
    hopeless.add(table)
    return null
  }

  const order = shuffled(chance, seats)
  for (let unhappy = 0; unhappy <= seats.length; unhappy++) {
    const tasks = dealOn(order, ALL, unhappy)
    if (tasks) return inSeatOrder(tasks)
  }
  throw new RangeError(`no tasks for ${seats.length}`)
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

const inSeatOrder = (tasks: ReadonlyMap<Seat, Task>): Tasks => Object.fromEntries([...tasks].sort(([one], [other]) => one - other))
