import { HiddenContext, OfEarlierContext } from '@figment/client/about.ts'
import { TableKeyContext } from '@figment/client/code.ts'
import { Pages, PagesContext, usePage } from '@figment/client/pages.ts'
import { useTable } from '@figment/client/useTable.ts'
import type { Earlier, EarlierCover } from '@figment/table/types'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { type ComponentType, Suspense, use, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { ShownEarlier } from '@figment/ui/contract.ts'
import type { GameTypes } from '@figment/game-kit'
import { useScreens } from '../games/screens.ts'
import { useHiddenHere } from '../people/hidden-here.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'
import './EarlierGame.css'

/** What people made in the game before, on the whole screen. */
export default function EarlierGame({ onClose }: { onClose(): void }) {
  const { earlier: title } = useHouseWords()
  const { kit } = useWords()
  const { code, earlier } = useTable().view.open
  const key = use(TableKeyContext)
  const pages = useMemo(() => earlier && new Pages(code, earlier.number, key), [code, earlier, key])
  if (!earlier || !pages) return null
  // not inside of the table's own screen, which a scene that fills the screen would lay out anew
  return createPortal(
    <Dialog kind="full" title={title} open onClose={onClose}>
      <PagesContext value={pages}>
        <Suspense fallback={<p className="earlier-game__coming">{kit.loading}</p>}>
          <Fetched earlier={earlier} />
        </Suspense>
      </PagesContext>
    </Dialog>,
    document.body,
  )
}

function Fetched({ earlier }: { readonly earlier: Earlier }) {
  const { kit } = useWords()
  const house = useHouseWords()
  const cover = usePage<EarlierCover>({ round: 0, seat: 0, mark: earlier.mark })
  if (cover.is === 'gone') return <p className="earlier-game__coming">{house.earlierGone}</p>
  if (cover.is !== 'here') return <p className="earlier-game__coming">{kit.loading}</p>
  return <Shown earlier={earlier} cover={cover.content} />
}

function Shown({ earlier, cover }: { readonly earlier: Earlier; readonly cover: EarlierCover }) {
  const { code } = useTable().view.open
  const isHidden = useHiddenHere(code)
  // the screens of a game are shown with what that game left, which only the table knows to belong together
  const Screen = useScreens(earlier.game).Earlier as ComponentType<ShownEarlier<GameTypes>> | undefined
  const of = useMemo(() => ({ number: earlier.number, seats: cover.seats }), [earlier, cover])
  if (!Screen) return null
  return (
    <OfEarlierContext value={of}>
      <HiddenContext value={(piece) => isHidden({ kind: 'made', game: earlier.number, piece })}>
        <div className="earlier-game">
          <Screen open={cover.open} seats={cover.seats} />
        </div>
      </HiddenContext>
    </OfEarlierContext>
  )
}
