import type { Poem } from '../../types.ts'
import { useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'

const firstLineAfterMs = 900
const lineEveryMs = 1500
const performed = new Set<string>()

const nameOf = ({ round, story }: Poem): string => `${round} ${story}`

export const wasPerformed = (poem: Poem): boolean => performed.has(nameOf(poem))

/** How many lines have been said. Plays by itself the first time; a tap, less motion or a second look shows all at once. */
export function usePerformed(poem: Poem, lines: number, { isAgain = false } = {}) {
  const [said, setSaid] = useState(() => (prefersStill() || (wasPerformed(poem) && !isAgain) ? lines : 0))
  const name = nameOf(poem)
  useEffect(() => {
    if (said >= lines) {
      performed.add(name)
      return
    }
    const timer = setTimeout(
      () => {
        setSaid(said + 1)
        sound('card')
      },
      said === 0 ? firstLineAfterMs : lineEveryMs,
    )
    return () => clearTimeout(timer)
  }, [said, lines, name])
  return { said, isRunning: said < lines, finish: () => setSaid(lines), restart: () => setSaid(prefersStill() ? lines : 0) }
}
