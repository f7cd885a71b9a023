import type { Schema } from './schema.ts'

type Choices = Readonly<Record<string, readonly (string | number)[]>>

/** What comes of lists to choose from. */
export type OptionsOf<C extends Choices> = { readonly [Option in keyof C]: C[Option][number] }

/** Options that are one of a list each; what is left out is the first of its list. */
export const chosenFrom = <const C extends Choices>(choices: C): Schema<OptionsOf<C>> => ({
  '~standard': {
    validate(input) {
      if (typeof input !== 'object' || input === null) return { issues: [{ message: 'no options' }] }
      const given = new Map<string, unknown>(Object.entries(input))
      const unknown = [...given.keys()].find((option) => !Object.hasOwn(choices, option))
      if (unknown !== undefined) return { issues: [{ message: `there is no option ${unknown}` }] }
      const chosen = Object.entries(choices).map(([option, list]) => [option, given.has(option) ? given.get(option) : list[0]] as const)
      const wrong = chosen.find(([option, value]) => !choices[option]?.some((one) => one === value))
      if (wrong) return { issues: [{ message: `${wrong[0]} is not one of the list` }] }
      return { value: Object.fromEntries(chosen) as OptionsOf<C> }
    },
  },
})
