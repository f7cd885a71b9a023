import { stillWhen } from '@figment/ui/motion.ts'
import { soundWhen } from '@figment/ui/sound.ts'
import { isCalm, isSoundOn, settings, settingsChangedElsewhere, subscribe } from './settings.ts'
import './hand.css'

const prefersDay = matchMedia('(prefers-color-scheme: light)')
/** The colour of the page's wall, in which browsers draw their own bars. */
const WALL = { dark: '#1d2033', light: '#f7eedb' } as const

/** Settings take effect at once, here and in every other tab of this device. */
export function applySettings(): void {
  apply()
  soundWhen(isSoundOn)
  stillWhen(isCalm)
  subscribe(apply)
  prefersDay.addEventListener('change', apply)
  window.addEventListener('storage', settingsChangedElsewhere)
}

function apply(): void {
  const { theme, hand, motion } = settings()
  const shown = theme === 'system' ? (prefersDay.matches ? 'light' : 'dark') : theme
  const { dataset } = document.documentElement
  dataset.theme = shown
  mark('hand', hand === 'left' ? 'left' : null)
  mark('motion', motion === 'calm' ? 'calm' : null)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', WALL[shown])
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown)
}

function mark(name: string, value: string | null): void {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
