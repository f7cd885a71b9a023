import { GAME_IDS, type GameId } from '@figment/catalog/types'
import type { Choice } from '@figment/table/types'
import { Suspense } from 'react'
import { useScreens } from '../games/screens.ts'
import { RulesButton } from '../learn/RulesButton.tsx'
import { GameSign } from '@figment/ui/GameSign.tsx'
import { manifestOf, useGames } from '../games/manifests.ts'
import { LanguageSelect } from '../settings/LanguageSwitcher.tsx'
import { Select } from '@figment/ui/Select.tsx'
import { LANGUAGE_NAMES } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import './GameChoice.css'

export function GameChoice() {
  const words = useWords()
  const aboutGame = useGames()
  const { view, move } = useTable()
  const { choice, locale } = view.open
  const mayChoose = isHost(view)
  const thereIsAChoice = GAME_IDS.length > 1
  return (
    <section className="game-choice panel" aria-labelledby="game-heading">
      <div className="game-choice__game">
        <GameSign strokes={manifestOf(choice.game).sign} />
        <h2 id="game-heading" className="game-choice__name">
          {aboutGame(choice.game).name}
        </h2>
        <p className="game-choice__line">{aboutGame(choice.game).line}</p>
      </div>
      <RulesButton game={choice.game} />
      {mayChoose && thereIsAChoice && (
        <Select
          label={words.lobby.game}
          value={choice.game}
          choices={GAME_IDS.map((value) => ({ value, text: aboutGame(value).name }))}
          onChange={(value) => {
            const game = GAME_IDS.find((id: GameId) => id === value)
            if (game) void move({ type: 'chooseGame', game, options: {} })
          }}
        />
      )}
      <Suspense fallback={<p>{words.kit.loading}</p>}>
        <GameOptions choice={choice} />
      </Suspense>
      {'language' in choice.options ? null : mayChoose ? (
        <LanguageSelect
          label={words.lobby.botLanguage}
          locale={locale}
          onChange={(chosen) => void move({ type: 'chooseLocale', locale: chosen })}
        />
      ) : (
        <p className="game-choice__language">
          {words.lobby.botLanguage}: <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
        </p>
      )}
    </section>
  )
}

function GameOptions({ choice }: { readonly choice: Choice }) {
  const { view, move } = useTable()
  const { Options } = useScreens(choice.game)
  return (
    <Options
      options={choice.options}
      isHost={isHost(view)}
      seats={view.open.seats}
      onChange={(options) => void move({ type: 'chooseGame', game: choice.game, options })}
    />
  )
}
