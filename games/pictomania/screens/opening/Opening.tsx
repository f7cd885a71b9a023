import type { Pictomania } from '../../types.ts'
import { useState } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { toldBefore } from '../show/beats.ts'
import { ShowWords } from '../show/words/index.tsx'
import { MistakeButton, MistakeQuestion, useMistake } from './Mistake.tsx'
import { PensDown } from './PensDown.tsx'
import { nameOfPile, Telling } from './Telling.tsx'
import './Opening.css'

/** The drawing has ended: one pile of guesses after another is opened. */
export function Opening(props: ShownAtSeat<Pictomania>) {
  return (
    <ShowWords>
      <Piles {...props} />
    </ShowWords>
  )
}

function Piles(props: ShownAtSeat<Pictomania>) {
  const { opened, sheets } = props.open
  const { mayAsk, isAsking, ask } = useMistake(props)
  const drawer = opened.at(-1)
  const sheet = drawer === undefined ? undefined : sheets[drawer]
  // whoever comes when a pile is being told already, sees how it ended
  useState(() => drawer !== undefined && toldBefore(nameOfPile(props.open, drawer)))
  if (isAsking) return <MistakeQuestion {...props} onLeave={() => ask(false)} />
  const aside = mayAsk ? <MistakeButton onAsk={() => ask(true)} /> : undefined
  if (drawer === undefined || !sheet) return <PensDown {...props} aside={aside} />
  return <Telling {...props} aside={aside} drawer={drawer} sheet={sheet} />
}
