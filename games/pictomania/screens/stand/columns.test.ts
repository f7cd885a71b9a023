import type { Card, Stand } from '../../types.ts'
import { expect, it } from 'vitest'
import { columnsOf } from './columns.ts'

const card = (theme: string, longest: string): Card => ({ theme, words: ['ox', 'elk', 'cow', 'hen', 'cat', 'dog', longest] })

it('gives room for the longest word that cannot wrap, and for a short one too', () => {
  const stand: Stand = { A: card('Farm', 'bat'), B: card('Kitchen', 'washing machine'), C: card('Far-away places', 'constellation') }
  expect(columnsOf(stand)).toEqual([6, 8, 13])
})
