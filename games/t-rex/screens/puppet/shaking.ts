import { useEffect, useState } from 'react'

/** On iOS somebody has to be asked, within a tap. */
interface Asking {
  requestPermission(): Promise<'granted' | 'denied'>
}
const canAsk = (motion: unknown): motion is Asking => typeof motion === 'function' && 'requestPermission' in motion

/** Others have the same question and answer it themselves: they let a page feel without a word, and say so. */
async function mustAsk(): Promise<boolean> {
  if (!canAsk(DeviceMotionEvent)) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'accelerometer' as PermissionName })
    return state === 'prompt'
  } catch {
    return true
  }
}

/** Phones, and only on a page that is served safely. */
const isHandheld = (): boolean => typeof DeviceMotionEvent !== 'undefined' && isSecureContext && matchMedia('(pointer: coarse)').matches

/** Whether this device can feel how it is moved: it tells of it by itself, or may do so when asked. */
export function useCanFeel(): boolean {
  const [canFeel, setCanFeel] = useState(false)
  useEffect(() => {
    if (canFeel || !isHandheld()) return
    const felt = () => setCanFeel(true)
    void mustAsk().then((must) => must && felt())
    return onShake(felt)
  }, [canFeel])
  return canFeel
}

export async function mayFeel(): Promise<boolean> {
  const motion: unknown = DeviceMotionEvent
  if (!canAsk(motion)) return true
  try {
    return (await motion.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

const STANDARD_GRAVITY_M_S2 = 9.81

/** How strongly the device is moved, gravity apart, in metres per second squared. */
export function onShake(listener: (acceleration: number) => void): () => void {
  const feel = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent) => {
    if (acceleration && acceleration.x !== null) listener(lengthOf(acceleration))
    else if (accelerationIncludingGravity && accelerationIncludingGravity.x !== null)
      listener(Math.abs(lengthOf(accelerationIncludingGravity) - STANDARD_GRAVITY_M_S2))
  }
  addEventListener('devicemotion', feel)
  return () => removeEventListener('devicemotion', feel)
}

const lengthOf = ({ x, y, z }: DeviceMotionEventAcceleration): number => Math.hypot(x ?? 0, y ?? 0, z ?? 0)
