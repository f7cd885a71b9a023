import { describe, expect, it } from 'vitest'
import { KINDS, NAMED, readNamed } from './content.ts'

describe.each(KINDS)('%s that logs may name', (kind) => {
  const releases = readNamed(kind)

  it('were written down with the releases', () => {
    expect(releases.length).toBeGreaterThan(0)
    for (const { named } of releases) expect(Object.keys(named).length).toBeGreaterThan(100)
  })

  it.each(releases)('are all there as $release had them: one that is changed is a new one, with a name of its own', async ({ named }) => {
    expect(await NAMED[kind]()).toMatchObject(named)
  })
})
