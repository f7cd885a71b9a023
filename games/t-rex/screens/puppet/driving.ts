import { useCallback, useEffect, useRef, useState } from 'react'
import { useMotion } from '@figment/client/motion.ts'
import { type Hand, newHand } from './hand.ts'
import { onShake } from './shaking.ts'
import type { Strength, Strengths } from './strength.ts'

/** Ten times a second is as often as the others hear of it. */
const tellEveryMs = 100

/** The own puppet: driven here, seen here at once, and told to the others. */
export function useDriving({ isShaking }: { readonly isShaking: boolean }) {
  const { drivePuppet } = useMotion()
  const [hand] = useState<Hand>(newHand)
  const listeners = useRef(new Set<(strength: Strength) => void>())
  useEffect(() => {
    let told = 0
    const tell = (strength: Strength) => {
      if (strength === told) return
      told = strength
      drivePuppet(strength)
    }
    const timer = setInterval(() => {
      const strength = hand.at(performance.now())
      for (const listener of listeners.current) listener(strength)
      tell(strength)
    }, tellEveryMs)
    return () => {
      clearInterval(timer)
      tell(0)
    }
  }, [hand, drivePuppet])
  useEffect(() => (isShaking ? onShake((acceleration) => hand.shake(acceleration, performance.now())) : undefined), [hand, isShaking])
  const strengths = useCallback<Strengths>((listener) => {
    const { current } = listeners
    current.add(listener)
    return () => current.delete(listener)
  }, [])
  return { hand, strengths }
}
