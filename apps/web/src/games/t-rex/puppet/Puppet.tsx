import type { TableSeat } from '@figment/table/types'
import { useEffect, useId, useRef } from 'react'
import { prefersStill } from '../../../kit/motion.ts'
import { SHAPE_PATHS } from '../../../kit/shapes.ts'
import { onFrame } from './frames.ts'
import { PARTS, type Pose, paceOf, poseAt, stillPoseAt } from './pose.ts'
import type { Strength, Strengths } from './strength.ts'
import './Puppet.css'

/** How soon it takes up a new strength, in seconds. */
const FOLLOWS_IN = 0.16

const BODY = 'M36 74c0-21 12-33 27-33 14 0 22 12 21 31-1 17-10 27-24 27-15 0-24-10-24-25z'
const SKULL = 'M45 36C42 18 54 7 70 7c14 0 36 3 38 17 1 6-1 10-4 12L62 42c-9 1-16-1-17-6z'
const JAW = 'M55 37l48-1c1 7-6 12-14 12l-22 1c-9 0-14-5-12-12z'
const TAIL = 'M50 66C34 66 14 76 3 96c-2 4 3 7 7 4 12-10 25-11 42-4z'
const LEG = 'M-9-8C-11 2-9 10-9 16h17c4 0 4-5 0-6l-3-1c0-5 2-10 4-16z'
const ARM = 'M-2-4C6-6 13-2 15 3c1 3-1 4-3 3C8 4 4 4-1 5z'
const DROP = 'M0-5c2.500 3.500 4 5.500 4 8a4 4 0 0 1-8 0c0-2.500 1.500-4.500 4-8z'

interface Props {
  readonly who: Pick<TableSeat, 'colour' | 'shape'>
  readonly strengths: Strengths
}

/** A small T-Rex in somebody's colour that acts for them. It shows how strongly, and never a number. */
export function Puppet({ who: { colour, shape }, strengths }: Props) {
  const light = useId()
  const figure = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const { current } = figure
    return current ? animate(current, strengths) : undefined
  }, [strengths])
  return (
    <svg ref={figure} className="puppet" viewBox="0 0 120 120" style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="20" y1="5" x2="90" y2="110">
        <stop offset="0" stopColor="#fff" stopOpacity=".45" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#160a28" stopOpacity=".45" />
      </linearGradient>
      <ellipse cx="58" cy="112" rx="36" ry="5" fill="#0a0a18" opacity=".4" />
      <g data-part="whole">
        <path data-part="tail" className="puppet__skin" d={TAIL} />
        <g transform="translate(70 94)">
          <path data-part="farLeg" className="puppet__skin puppet__skin--far" d={LEG} />
        </g>
        <g transform="translate(84 62)">
          <path data-part="farArm" className="puppet__skin puppet__skin--far" d={ARM} />
        </g>
        <path className="puppet__skin" d={BODY} />
        <ellipse cx="66" cy="76" rx="14" ry="18" fill="#f4ecdd" opacity=".55" />
        <path d={SHAPE_PATHS[shape]} fill="#1c1424" opacity=".8" transform="translate(57 66) scale(.75)" />
        <path d={BODY} fill={`url(#${light})`} />
        <g transform="translate(50 94)">
          <path data-part="nearLeg" className="puppet__skin" d={LEG} />
        </g>
        <g transform="translate(76 66)">
          <path data-part="nearArm" className="puppet__skin puppet__skin--edged" d={ARM} />
        </g>
        <g data-part="head">
          <path d="M54 34l46 1-4 9-36 2z" fill="#4a1226" />
          <path data-part="jaw" className="puppet__skin" d={JAW} />
          <path className="puppet__skin" d={SKULL} />
          <path d={SKULL} fill={`url(#${light})`} />
          <path d="M64 41l3 6 4-7 3 6 4-7 3 6 4-7 3 6 4-7 3 5 4-6z" fill="#fff8ea" />
          <circle cx="70" cy="21" r="7" fill="#fffaf0" />
          <circle cx="72.500" cy="21.500" r="3.400" fill="#1a1226" />
          <circle cx="101" cy="19" r="1.800" fill="#1a1226" opacity=".7" />
        </g>
      </g>
      <g className="puppet__sweat">
        <path d={DROP} transform="translate(36 24) rotate(-30)" />
        <path d={DROP} transform="translate(30 46) rotate(-60)" />
        <path d={DROP} transform="translate(116 10) rotate(35)" />
      </g>
    </svg>
  )
}

/** Draws straight into the figure: a dance of eight is no reason to render anything. */
function animate(figure: SVGSVGElement, strengths: Strengths): () => void {
  const parts = PARTS.map((name) => [name, figure.querySelector<SVGElement>(`[data-part="${name}"]`)] as const)
  const show = (pose: Pose, strength: Strength) => {
    for (const [name, part] of parts) if (part) part.style.transform = pose[name]
    figure.style.setProperty('--effort', strength.toFixed(2))
  }
  show(stillPoseAt(0), 0)
  if (prefersStill()) return strengths((strength) => show(stillPoseAt(strength), strength))
  let wanted = 0
  let strength = 0
  let beat = Math.random() * 2 * Math.PI
  const stopHearing = strengths((next) => {
    wanted = next
  })
  const stopMoving = onFrame((seconds) => {
    strength += (wanted - strength) * (1 - Math.exp(-seconds / FOLLOWS_IN))
    beat += paceOf(strength) * seconds
    show(poseAt(strength, beat), strength)
  })
  return () => {
    stopHearing()
    stopMoving()
  }
}
