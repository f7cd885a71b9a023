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
  const told = lines.flatMap((line) => MEANINGS[language][line - 1]?.means ?? [])
  const inThePicture = strikingIn(story)
  let sum = 0
  for (const [word, weight] of aboutWhat(ending, language)) {
    const inTheLines = told.filter((one) => one === word).length
    sum += weight * ((inThePicture.get(word) ?? 0) + OF_A_LINE * inTheLines)
  }
  return sum
}

type Weights = ReadonlyMap<string, number>

// there is an end to the endings and to the pictures: each is read, or looked at, once
const endingsRead = new Map<string, Weights>()
const picturesSeen = new Map<Card, Weights>()

function aboutWhat(ending: Ending, language: Language): Weights {
  const key = `${language}/${ending}`
  const about = endingsRead.get(key) ?? read(endingText(language, ending), language)
  endingsRead.set(key, about)
  return about
}

function strikingIn(story: Card): Weights {
  const shown = SCENES.stories[story]
  if (!shown) return new Map()
  const seen = picturesSeen.get(story) ?? look(shown)
  picturesSeen.set(story, seen)
  return seen
}
