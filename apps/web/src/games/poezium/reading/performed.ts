import { useEffect, useState } from 'react'
import { prefersStill } from '../../../kit/motion.ts'
import { play } from '../../../kit/sound.ts'

const FIRST = 900
const LINE = 1500
const performed = new Set<string>()

/** How many lines have been said. Plays by itself the first time; a tap, less motion or a second look shows all at once. */
export function usePerformed(poem: string, lines: number, { isAgain = false } = {}) {
  const [said, setSaid] = useState(() => (prefersStill() || (performed.has(poem) && !isAgain) ? lines : 0))
  useEffect(() => {
    if (said >= lines) {
      performed.add(poem)
      return
    }
    const timer = setTimeout(
      () => {
        setSaid(said + 1)
        play('card')
      },
      said === 0 ? FIRST : LINE,
    )
    return () => clearTimeout(timer)
  }, [said, lines, poem])
  return { said, isRunning: said < lines, finish: () => setSaid(lines), restart: () => setSaid(prefersStill() ? lines : 0) }
}
