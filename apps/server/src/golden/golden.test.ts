import { describe, expect, it } from 'vitest'
import { KEEPERS, readGoldens } from './golden-files.ts'
import { momentsOf } from './recording.ts'

describe.each(KEEPERS)('what was recorded of %s', (keeper) => {
  const goldens = readGoldens([keeper])

  it('is there', () => {
    expect(goldens.length).toBeGreaterThan(0)
  })

  it.each(goldens)('$version $name shows everybody what it showed then', ({ lines, moments }) => {
    const now = momentsOf(lines)
    expect(now.map(({ entries }) => entries)).toEqual(moments.map(({ entries }) => entries))
    // a later version may show more, never less and nothing else
    for (const [at, moment] of moments.entries()) expect(now[at]).toMatchObject(moment)
  })
})
