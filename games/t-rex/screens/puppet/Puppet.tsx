import type { Player } from '@figment/game-kit/player'
import { useEffect, useRef } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { Figure } from './figure.ts'
import { onFrame } from './frames.ts'
import { paceOf, poseAt, stillPoseAt } from './pose.ts'
import type { Strengths } from './strength.ts'
import './Puppet.css'

/** How soon it takes up a new strength. */
const followsInSeconds = 0.16

interface Props {
  readonly who: Pick<Player, 'colour' | 'shape'>
  readonly strengths: Strengths
}

/** A small T-Rex in somebody's colour that acts for them. It shows how strongly, and never a number. */
export function Puppet({ who: { colour, shape }, strengths }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const paper = canvas.current?.getContext('2d')
    return paper ? animate(new Figure(paper, { colour, shape }), paper.canvas, strengths) : undefined
  }, [colour, shape, strengths])
  return (
    <span className="puppet" aria-hidden="true">
      <canvas ref={canvas} className="puppet__paper" />
    </span>
  )
}

function animate(figure: Figure, canvas: HTMLCanvasElement, strengths: Strengths): () => void {
  const isStill = prefersStill()
  let wanted = 0
  let strength = 0
  let beat = Math.random() * 2 * Math.PI
  const draw = () => figure.draw(isStill ? stillPoseAt(wanted) : poseAt(strength, beat), isStill ? wanted : strength)
  const stopHearing = strengths((next) => {
    wanted = next
    if (isStill) draw()
  })
  const place = new ResizeObserver(() => {
    figure.fit()
    draw()
  })
  place.observe(canvas)
  const stopMoving = isStill
    ? () => undefined
    : onFrame((seconds) => {
        strength += (wanted - strength) * (1 - Math.exp(-seconds / followsInSeconds))
        beat += paceOf(strength) * seconds
        draw()
      })
  return () => {
    stopHearing()
    stopMoving()
    place.disconnect()
  }
}
