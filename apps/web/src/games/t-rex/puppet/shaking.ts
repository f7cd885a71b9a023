/** On iOS somebody has to be asked, within a tap. */
interface Asking {
  requestPermission(): Promise<'granted' | 'denied'>
}
const mustAsk = (motion: unknown): motion is Asking => typeof motion === 'function' && 'requestPermission' in motion

/** Whether this device may feel how it is moved: phones, and only on a page that is served safely. */
export const canFeel = (): boolean => typeof DeviceMotionEvent !== 'undefined' && isSecureContext && matchMedia('(pointer: coarse)').matches

export async function mayFeel(): Promise<boolean> {
  const motion: unknown = DeviceMotionEvent
  if (!mustAsk(motion)) return true
  try {
    return (await motion.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

const STANDARD_GRAVITY = 9.81

/** How strongly the device is moved, gravity apart, in metres per second squared. */
export function onShake(listener: (acceleration: number) => void): () => void {
  const feel = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent) => {
    if (acceleration && acceleration.x !== null) listener(lengthOf(acceleration))
    else if (accelerationIncludingGravity) listener(Math.abs(lengthOf(accelerationIncludingGravity) - STANDARD_GRAVITY))
  }
  addEventListener('devicemotion', feel)
  return () => removeEventListener('devicemotion', feel)
}

const lengthOf = ({ x, y, z }: DeviceMotionEventAcceleration): number => Math.hypot(x ?? 0, y ?? 0, z ?? 0)
