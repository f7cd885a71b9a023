import type { Chance } from '@figment/game-kit'
import { look, read } from '@figment/pictures/reading'
import { SCENES } from '@figment/pictures/scenes'
import { endingText } from '@figment/verse/dealing'
import { MEANINGS } from '@figment/verse/meanings'
import type { Card, Ending, Held, Language, Line, Open } from '../types.ts'
import { least } from './mind.ts'

/** What the poem has told counts beside what the picture shows. */
const OF_A_LINE = 0.5

/** Of those drawn, the one that speaks of what the poem is about. */
export function bestEnding(open: Open, { endings }: Held, chance: Chance): Ending {
  const story = open.stories[(open.shown ?? 0) - 1]?.card ?? ''
  const lines = [open.hint ?? 0, ...open.lines.flatMap(({ line, mark }) => (mark === 'fits' ? [line] : []))]
  return least(endings, (ending) => -endsWell(ending, { story, lines, language: open.options.language }), chance)
}

interface Poem {
  readonly story: Card
  readonly lines: readonly Line[]
  readonly language: Language
}

/** How well an ending speaks of what its poem is about; only to be compared with another. */
export function endsWell(ending: Ending, { story, lines, language }: Poem): number {
  const about = read(endingText(language, ending), language)
  const shown = SCENES.stories[story]
  const told = lines.flatMap((line) => MEANINGS[language][line - 1]?.means ?? [])
  const inThePicture = shown ? look(shown) : new Map<string, number>()
  let sum = 0
  for (const [word, weight] of about) {
    const inTheLines = told.filter((one) => one === word).length
    sum += weight * ((inThePicture.get(word) ?? 0) + OF_A_LINE * inTheLines)
  }
  return sum
}
