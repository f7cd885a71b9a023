import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

const [anna, bert, cleo] = [0, 1, 2] as const

describe('the host ends the game', () => {
  it('[TR50] in the middle of it: whoever leads has won, and a tie shares it', () => {
    const story = new Story(3).givenCards('red 6', 'blue 6', 'yellow 9').compare(anna, bert)
    const { scores } = story.open
    expect(story.endsEarly().open).toMatchObject({ phase: 'over', awaited: [], due: null, scores, winners: [anna, bert] })
    expect(story.open.shownCards).toHaveLength(3)
    expect(story.open.shownCards).toContainEqual({ seat: cleo, colour: 'yellow', number: 9 })
  })

  it('[TR50] while people vote: the votes are shown', () => {
    const tie = new Story(4)
      .given({ supply: { yay: 4, meh: 5 } })
      .givenCards('red 2', 'blue 2')
      .compare(anna, bert)
      .picks(cleo)
      .picks(3)
      .votes(cleo, bert)
    expect(tie.open.tieBreak?.votes).toBeNull()
    expect(tie.endsEarly().open.tieBreak?.votes).toEqual({ [cleo]: bert })
  })

  it('[TR50] two together have neither won nor lost', () => {
    expect(new Story(2).endsEarly().open).toMatchObject({ phase: 'over', winners: [], outcome: null })
  })
})
