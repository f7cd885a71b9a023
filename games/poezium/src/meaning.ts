import { look } from '@figment/pictures/reading'
import { SCENES } from '@figment/pictures/scenes'
import { MEANINGS } from '@figment/verse/meanings'
import type { Card, Language, Line } from './types.ts'
import type { Understanding } from './understanding.ts'

/** How much of what a line can mean must be in a picture for most to say that it fits. */
const ENOUGH = 2.5

const seen = new Map<Card, ReadonlyMap<string, number>>()

function seenIn(story: Card): ReadonlyMap<string, number> {
  const known = seen.get(story)
  if (known) return known
  const shown = SCENES.stories[story]
  const features = shown ? look(shown) : new Map<string, number>()
  seen.set(story, features)
  return features
}

const fits = new Map<string, number>()

/** A line fits a picture by the words it can mean that the picture shows; what strikes the eye counts more. */
export const byMeaning: Understanding = {
  fit(line, story, language) {
    const key = `${language} ${line} ${story}`
    const known = fits.get(key)
    if (known !== undefined) return known
    const fit = measured(line, story, language)
    fits.set(key, fit)
    return fit
  },
}

function measured(line: Line, story: Card, language: Language): number {
  const picture = seenIn(story)
  const means = MEANINGS[language][line - 1]?.means ?? []
  const shared = means.reduce((sum, word) => sum + (picture.get(word) ?? 0), 0)
  return 1 - 0.5 ** (shared / ENOUGH)
}
