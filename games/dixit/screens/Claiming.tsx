import type { Dixit, Held } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { hasStage } from '@figment/ui/scene/shape.ts'
import { useStage } from '@figment/ui/scene/Stage.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { storyOf, useDraft } from './draft.ts'
import { Gathered } from './Gathered.tsx'
import { useHandCards } from './hand.ts'
import { BellIcon } from './icons.tsx'
import { noteLate } from './late.ts'
import { Table } from './Table.tsx'
import { useDixitWords } from './words.tsx'

type Props = ShownAtSeat<Dixit>

export const Claiming = (props: Props) => (props.held ? <Anybody {...props} held={props.held} /> : <Watcher {...props} />)

/** A tap looks at a card; the one looked at when somebody rings is already chosen when they tell. */
function Anybody(props: Props & { held: Held }) {
  const { open, held, play } = props
  const words = useDixitWords()
  const { isBusy, take } = useTurn<Dixit['move']>(async (move) => {
    const refused = await play(move, { unsaid: ['storyAlreadyClaimed'] })
    if (refused === 'storyAlreadyClaimed') noteLate()
    return refused
  })
  const stage = useStage()
  const { draft, change } = useDraft(storyOf(open, held))
  const at = draft.card ?? (hasStage(stage.shape) ? (held.hand[0] ?? null) : null)
  const cards = useHandCards(held.hand, { large: at })
  return (
    <Table
      shown={props}
      stage={stage}
      now="claim"
      ask={words.claiming.watch}
      hint={words.claiming.watchHint}
      label={words.hand}
      isHand
      cards={cards}
      at={at}
      onTap={(card) => {
        change({ card })
        stage.bringForward(true)
      }}
      onLook={(card) => change({ card })}
      foot={
        <Button kind="primary" className="claim-button" busy={isBusy} onClick={() => void take({ type: 'claimStory' })}>
          <BellIcon />
          {words.claiming.button}
        </Button>
      }
    />
  )
}

function Watcher(props: Props) {
  const words = useDixitWords()
  const stage = useStage()
  return (
    <Table
      shown={props}
      stage={stage}
      now="gathered"
      ask={words.claiming.watch}
      hint={words.claiming.watchHint}
      label={words.hand}
      cards={[]}
      tray={<Gathered {...props} />}
      at={null}
      onTap={() => undefined}
      onLook={() => undefined}
      foot={<FrameFoot />}
    />
  )
}
