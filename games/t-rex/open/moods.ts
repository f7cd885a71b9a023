/** How a puppet looks, for screen readers: never a number. */
export type Mood = 'still' | 'faint' | 'gentle' | 'lively' | 'strong' | 'wild'

const UP_TO: readonly (readonly [Mood, number])[] = [
  ['still', 0.04],
  ['faint', 0.2],
  ['gentle', 0.4],
  ['lively', 0.6],
  ['strong', 0.82],
]

export const moodAt = (strength: number): Mood => UP_TO.find(([, most]) => strength < most)?.[0] ?? 'wild'
