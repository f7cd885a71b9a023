import { expect, it } from 'vitest'
import { chosenFrom } from './choices.ts'
import { parse } from './schema.ts'

const schema = chosenFrom({ timers: ['off', 'brisk'], rounds: [6, 3] })

it('takes what is left out from the beginning of its list', () => {
  expect(parse(schema, {})).toEqual({ ok: true, value: { timers: 'off', rounds: 6 } })
  expect(parse(schema, { rounds: 3 })).toEqual({ ok: true, value: { timers: 'off', rounds: 3 } })
})

it.each([[null], ['brisk'], [{ timers: 'slow' }], [{ timers: null }], [{ rounds: '6' }], [{ pace: 'brisk' }], [{ toString: 1 }]])(
  'refuses %j',
  (wished) => expect(parse(schema, wished)).toMatchObject({ ok: false }),
)
