import type { Dixit, Card, Held } from '../types.ts'
import { use, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { hasStage } from '@figment/ui/scene/shape.ts'
import { useStage } from '@figment/ui/scene/Stage.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { Backs } from './Backs.tsx'
import { GivingTwo } from './GivingTwo.tsx'
import { useHandCards, useSteadyOrder } from './hand.ts'
import { aboutToLay } from './laying.ts'
import { SitsNext } from './SitsNext.tsx'
import { Count, CountHere, Table } from './Table.tsx'
import { useDixitWords } from './words.tsx'

type Props = ShownAtSeat<Dixit>

export function Giving(props: Props) {
  const { open, held, seat } = props
  if (!held) return <Watcher {...props} />
  if (open.storyteller === seat) return <Storyteller {...props} held={held} />
  return open.toGive === 2 ? <GivingTwo {...props} held={held} /> : <Giver {...props} held={held} />
}

function Giver(props: Props & { held: Held }) {
  const { open, held, seats, isAway, play } = props
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const stage = useStage()
  const isStaged = hasStage(stage.shape)
  const [picked, setPicked] = useState<Card | null>(null)
  const hand = useSteadyOrder([...held.hand, ...held.given])
  const [given = null] = held.given
  const chosen = picked ?? given ?? (isStaged ? (hand[0] ?? null) : null)
  const isSettled = given !== null && chosen === given
  const isChanging = given !== null && chosen !== given
  const cards = useHandCards(hand, {
    lit: chosen !== null && !isSettled && (given === null || !isStaged) ? [chosen] : [],
    large: chosen,
    chosen: chosen === null ? [] : [chosen],
    gone: given === null ? [] : [given],
  }).map((card) => (card.card === given ? { ...card, ...(isSettled && isStaged && { largePlaque: words.voting.yours }) } : card))
  const give = async () => {
    if (chosen === null) return
    const lay = aboutToLay([chosen])
    if (!(await take({ type: 'giveCards', cards: [chosen] }))) return
    setPicked(null)
    stage.bringForward(false)
    lay()
  }
  const { askOne, askChange, givenOne, emptyOne, buttonOne, changeOne } = words.giving
  return (
    <Table
      shown={props}
      stage={stage}
      now={given === null ? 'give' : 'given'}
      ask={isSettled ? givenOne : isChanging ? askChange : askOne}
      hint={
        given === null ? <CountHere open={open} shape={stage.shape} /> : <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      }
      label={words.hand}
      isHand
      cards={cards}
      at={chosen}
      onTap={(card) => {
        if (given === null && card === chosen) stage.bringForward(true)
        setPicked(card)
      }}
      onLook={setPicked}
      {...(given !== null && !isStaged && { instead: <Given {...props} given={given} other={isChanging ? chosen : null} /> })}
      foot={
        <Button kind="primary" busy={isBusy} disabled={chosen === null || isSettled} onClick={() => void give()}>
          {isSettled ? (
            isStaged ? (
              words.giving.mayChange
            ) : (
              <Count open={open} />
            )
          ) : isChanging ? (
            changeOne
          ) : chosen === null ? (
            emptyOne
          ) : (
            buttonOne
          )}
        </Button>
      }
    />
  )
}

/** My card is on the table; another one beside it, if I think again. */
function Given({ open, seats, given, other }: Pick<Props, 'open' | 'seats'> & { given: Card; other: Card | null }) {
  const words = useDixitWords()
  return (
    <div className="given">
      <Backs open={open} seats={seats} />
      <div className="given__cards" data-changing={other !== null}>
        <figure className="given__own">
          <figcaption className="plaque" data-quiet={other !== null}>
            {words.voting.yours}
          </figcaption>
          <Picture card={given} size="large" />
        </figure>
        {other !== null && (
          <>
            <Icon name="back" />
            <div className="given__other">
              <Picture card={other} size="large" />
            </div>
          </>
        )}
      </div>
      <p className="given__note">{other === null ? words.giving.mayChange : words.giving.keepYours}</p>
    </div>
  )
}

/** The storyteller has told: backs come in one by one, and there is nothing to decide. */
function Storyteller(props: Props & { held: Held }) {
  const { open, seats, held, isAway } = props
  const words = useDixitWords()
  const stage = useStage()
  const { reactionRow } = use(FrameHostContext)
  const cards = useHandCards(held.given, {}).map((card) => ({ ...card, largePlaque: words.voting.yours }))
  return (
    <Table
      shown={props}
      stage={stage}
      now="waiting"
      ask={words.giving.teller}
      hint={<Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      label={words.giving.yourCard}
      cards={cards}
      tray={<Backs open={open} seats={seats} isCounted />}
      at={held.given[0] ?? null}
      onTap={() => undefined}
      onLook={() => undefined}
      foot={reactionRow}
    />
  )
}

/** Those who watch see who has given. */
function Watcher(props: Props) {
  const { open, seats } = props
  const words = useDixitWords()
  const stage = useStage()
  const { sitsNext } = use(FrameHostContext)
  return (
    <Table
      shown={props}
      stage={stage}
      now="gathered"
      ask={words.giving.watch}
      hint={<CountHere open={open} shape={stage.shape} />}
      label={words.gallery}
      cards={[]}
      tray={
        <div className="watched-backs">
          <Backs open={open} seats={seats} />
          {sitsNext && <SitsNext {...props} />}
        </div>
      }
      at={null}
      onTap={() => undefined}
      onLook={() => undefined}
      foot={<FrameFoot />}
    />
  )
}
