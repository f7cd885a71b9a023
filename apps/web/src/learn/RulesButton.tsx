import type { GameId } from '@figment/catalog/types'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { HOW_TO_PLAY } from './label.ts'
import { RulesDialog } from './RulesDialog.tsx'
import './RulesButton.css'

interface Props {
  readonly game: GameId
  /** `sign` is a question mark alone, for a line where every letter counts. */
  readonly look?: 'words' | 'sign'
}

/** Opens the rules of a game. */
export function RulesButton({ game, look = 'words' }: Props) {
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {look === 'sign' ? (
        <button type="button" className="rules-sign" aria-label={HOW_TO_PLAY[locale]} onClick={() => setOpen(true)}>
          <Icon name="help" />
        </button>
      ) : (
        <Button className="rules-button" onClick={() => setOpen(true)}>
          <Icon name="help" />
          <span className="rules-button__words">{HOW_TO_PLAY[locale]}</span>
        </Button>
      )}
      <RulesDialog game={game} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
