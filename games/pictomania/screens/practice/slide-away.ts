import { prefersStill } from '@figment/ui/motion.ts'
import { likenessOf } from '../sheet/likeness.ts'

const slidesAwayMs = 350

/** The sheet as it is goes off the screen upwards, over whatever lies there by now. */
export function slideAway(canvas: HTMLCanvasElement): void {
  if (prefersStill()) return
  const { left, top, width, height } = canvas.getBoundingClientRect()
  if (width === 0) return
  const going = document.createElement('span')
  going.className = 'practice__gone'
  going.setAttribute('aria-hidden', 'true')
  going.append(likenessOf(canvas))
  Object.assign(going.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  document.body.append(going)
  const motion = going.animate([{ translate: '0 0' }, { translate: `0 ${-(top + height)}px` }], {
    duration: slidesAwayMs,
    easing: 'ease-in',
    fill: 'forwards',
  })
  const gone = () => going.remove()
  void motion.finished.then(gone, gone)
}
