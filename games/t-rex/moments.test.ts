import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments.ts'
import { Story } from './testing/story.ts'

/** What was told since the cards were given, one second after the other. */
const kindsOf = (story: Story, begun: Story['state']) =>
  momentsOf(
    begun,
    story.told.map((event, entry) => ({ entry, at: entry * 1000, event })),
  ).map(({ say }) => say.kind)

describe('moments of T-Rex', () => {
  it('[TR12] there are none before the game is over', () => {
    const story = new Story(4).givenCards('red 1', 'blue 10')
    const begun = story.state
    expect(kindsOf(story.compare(0, 1), begun)).toEqual([])
    expect(kindsOf(story.endsEarly(), begun)).not.toEqual([])
  })

  it('[TR12] two as loud as can be, two so quiet, and two who are far apart', () => {
    const loud = new Story(4).givenCards('red 10', 'blue 10', 'red 1', 'blue 1')
    const begun = loud.state
    const kinds = kindsOf(loud.after(9_000).compare(0, 1).compare(2, 3).endsEarly(), begun)
    expect(kinds).toContain('loud')
    expect(kinds).toContain('hush')
    const apart = new Story(4).givenCards('red 1', 'blue 10')
    const before = apart.state
    expect(kindsOf(apart.compare(0, 1).endsEarly(), before)).toContain('miss')
  })

  it('[TR12] equal at a glance, and not when somebody thought about it', () => {
    const quick = new Story(4).givenCards('red 5', 'blue 5')
    const begun = quick.state
    expect(kindsOf(quick.compare(0, 1).endsEarly(), begun)).toContain('glance')
    const slow = new Story(4).givenCards('red 5', 'blue 5')
    const before = slow.state
    expect(kindsOf(slow.offersTo(0, 1).after(4_000).accepts(1, 0).endsEarly(), before)).not.toContain('glance')
  })

  it('[TR12] equal, and they said no: only after the end', () => {
    const story = new Story(4).givenCards('red 5', 'blue 5', 'yellow 7')
    const begun = story.state
    expect(kindsOf(story.offersTo(0, 1).declines(1, 0).endsEarly(), begun)).toContain('missed')
    const other = new Story(4).givenCards('red 5', 'blue 6')
    const before = other.state
    expect(kindsOf(other.offersTo(0, 1).declines(1, 0).endsEarly(), before)).not.toContain('missed')
  })

  it('[TR12] everybody who compared is there', () => {
    const story = new Story(4).givenCards('red 5', 'blue 6')
    const begun = story.state
    const moments = momentsOf(
      begun,
      story
        .compare(0, 1)
        .endsEarly()
        .told.map((event, entry) => ({ entry, at: entry, event })),
    )
    expect(moments.filter(({ say }) => say.kind === 'there').map(({ seats: [seat] }) => seat)).toEqual([0, 1])
  })
})
