import { useKitWords } from './words.tsx'
import './TakenOff.css'

/** Stands where something was that is off all screens, whoever saw to it: the host, the operator, or who made it. */
export function TakenOff() {
  return <span className="taken-off">{useKitWords().kit.takenOff}</span>
}

/** Stands where something is that somebody does not want to see. */
export function HiddenForYou() {
  return <span className="taken-off">{useKitWords().kit.hiddenForYou}</span>
}
