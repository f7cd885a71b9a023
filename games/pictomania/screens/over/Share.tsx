import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { canShareFiles } from '@figment/ui/hand-over.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useState } from 'react'
import type { Open } from '../../types.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { useKeeping } from './keeping.ts'
import './Share.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly players: readonly Seat[]
  /** Whose booklet lies open. */
  readonly shown: Seat | undefined
  readonly mine: Seat | null
}

/** My booklet, the one that lies open, or all of them, as a picture: a button each where there is room, else behind one. */
export function Share({ open, seats, players, shown, mine }: Props) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  const { isPainting, keepBooklet, keepGallery } = useKeeping(open, seats)
  const [isOpen, setOpen] = useState(false)
  const sign = <Icon name={canShareFiles() ? 'share' : 'down'} />
  const hasMine = mine !== null && players.includes(mine)
  const then = (kept: Promise<void>) => void kept.then(() => setOpen(false))
  return (
    <>
      <Button className="share share--one" busy={isPainting} onClick={() => setOpen(true)}>
        <Icon name="share" />
        <span>{over.shareIt}</span>
      </Button>
      {hasMine && (
        <Button className="share share--each" busy={isPainting} onClick={() => void keepBooklet(mine)}>
          {sign}
          {canShareFiles() ? over.shareMine : over.saveMine}
        </Button>
      )}
      <Button className="share share--each" busy={isPainting} onClick={() => void keepGallery(players)}>
        <Icon name="copy" />
        {over.keepAll}
      </Button>
      <Dialog kind="low" title={over.shareIt} open={isOpen} onClose={() => setOpen(false)}>
        <div className="share-what">
          {hasMine && (
            <Button busy={isPainting} onClick={() => then(keepBooklet(mine))}>
              {sign}
              {over.mine}
            </Button>
          )}
          {shown !== undefined && shown !== mine && (
            <Button busy={isPainting} onClick={() => then(keepBooklet(shown))}>
              {sign}
              <span>
                <Named say={over.booklet} name={nameOf(shown)} />
              </span>
            </Button>
          )}
          <Button busy={isPainting} onClick={() => then(keepGallery(players))}>
            <Icon name="copy" />
            {over.keepAll}
          </Button>
          <p aria-live="polite">{isPainting && over.painting}</p>
        </div>
      </Dialog>
    </>
  )
}
