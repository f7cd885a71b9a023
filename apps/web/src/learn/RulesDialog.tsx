import type { GameId } from '@figment/catalog/types'
import { Suspense } from 'react'
import { useGames } from '../games/manifests.ts'
import { useScreens } from '../games/screens.ts'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { HOW_TO_PLAY } from './label.ts'
import { Trouble } from './Trouble.tsx'
import './RulesDialog.css'

export interface RulesDialogProps {
  readonly game: GameId
  readonly open: boolean
  onClose(): void
}

/** A game's rules over the whole screen, wherever one is: they come when they are asked for. */
export function RulesDialog({ game, open, onClose }: RulesDialogProps) {
  const words = useWords()
  const aboutGame = useGames()
  const { locale } = useLocale()
  return (
    <Dialog kind="full" title={`${HOW_TO_PLAY[locale]}: ${aboutGame(game).name}`} open={open} onClose={onClose}>
      <Trouble>
        <Suspense fallback={<output className="rules__notice">{words.kit.loading}</output>}>
          <RulesOf game={game} />
        </Suspense>
      </Trouble>
    </Dialog>
  )
}

function RulesOf({ game }: { readonly game: GameId }) {
  const { Rules } = useScreens(game)
  return <Rules />
}
