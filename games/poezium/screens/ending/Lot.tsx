import type { Draw, Player } from '../../types.ts'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { Rival } from '../rival/Rival.tsx'
import type { Spoken } from '../verse.ts'
import type { Who, WhoIs } from '../who.ts'
import './Lot.css'

interface Props {
  /** Null: nobody shared the last place. */
  readonly draw: Draw | null
  readonly ender: Player | null
  readonly verse: Spoken
  readonly whoIs: WhoIs
}

/** Whenever chance decides, the cards that were drawn are shown: the highest is lit. */
export function Lot({ draw, ender, verse, whoIs }: Props) {
  if (!draw)
    return ender === null ? null : (
      <span className="lot__alone">
        <Figure who={whoIs(ender)} />
      </span>
    )
  const highest = Math.max(...draw.drawn.map(({ number }) => number))
  return (
    <ol className="lot" data-count={draw.drawn.length}>
      {draw.drawn.map(({ seat, number }) => {
        const who = whoIs(seat)
        return (
          <li key={seat} className="lot__one" data-highest={number === highest}>
            <Figure who={who} />
            <span className="lot__card">
              <b>{number}</b>
              <i lang={verse.language}>{draw.decides === 'winner' ? verse.endingText(number).join(' ') : verse.lineText(number)}</i>
            </span>
            <bdi>{who.name}</bdi>
          </li>
        )
      })}
    </ol>
  )
}

export const Figure = ({ who }: { readonly who: Who }) => (
  <span className="lot__figure">{who.seat ? <Rabbit colour={who.seat.colour} shape={who.seat.shape} /> : <Rival mood="calm" />}</span>
)
