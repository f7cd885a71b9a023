import type { Poem } from '../../types.ts'
import { useShowWords } from '../show/words/index.tsx'
import type { Who, WhoIs } from '../who.ts'

/** Who made the poem, and which part of it. */
export function useMakers(poem: Poem, whoIs: WhoIs): { readonly part: string; readonly who: Who }[] {
  const words = useShowWords()
  const named = (part: string, player: Poem['endedBy']) => {
    const who = whoIs(player)
    return { part, who: { ...who, name: who.name || words.somebodyGone } }
  }
  return [
    named(words.poem.storyteller, poem.storyteller),
    ...(poem.guesser === null ? [] : [named(words.poem.guesser, poem.guesser)]),
    named(words.poem.ender, poem.endedBy),
  ]
}
