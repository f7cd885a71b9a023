import { GAME_IDS, type GameId } from '@figment/catalog/types'
import type { CreateRequest } from '@figment/protocol'
import type { Profile } from '@figment/table/types'
import { useState } from 'react'
import { RulesButton } from '../learn/RulesButton.tsx'
import { GameSign } from '@figment/ui/GameSign.tsx'
import { FIRST_GAME, manifestOf, useGames } from '../games/manifests.ts'
import { recall, remember } from '@figment/ui/memory.ts'
import { ProfileForm } from '../looks/ProfileForm.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'
import { invitationHeader } from '../route/invitation.ts'
import { navigate, tablePath } from '../route/route.ts'
import { post } from '@figment/client/http.ts'

const LAST_PLAYED = 'game'
const LINE = 'about-the-game'
/** More letters than this do not fit under a game's sign. */
const shortNameLetters = 16

function lastPlayed(): GameId {
  const played = recall(LAST_PLAYED)
  return GAME_IDS.find((id) => id === played) ?? FIRST_GAME
}

export function StartTable() {
  const words = useWords()
  const aboutGame = useGames()
  const tell = useToast()
  const { locale } = useLocale()
  const [game, setGame] = useState<GameId>(lastPlayed)
  const [isBusy, setBusy] = useState(false)

  const { players, line } = aboutGame(game)

  const start = async (profile: Profile) => {
    remember(LAST_PLAYED, game)
    setBusy(true)
    const request: CreateRequest = { profile, locale, game }
    const made = await post<{ readonly code: string }>('/api/tables', request, { headers: invitationHeader() })
    setBusy(false)
    if (made.ok) navigate(tablePath(made.value.code))
    else tell(made.refused === null ? words.home.offline : words.refusals[made.refused])
  }

  return (
    <section className="start-table panel">
      <fieldset className="start-table__games">
        <legend className="unseen">{words.lobby.game}</legend>
        {GAME_IDS.map((id) => {
          const { name } = aboutGame(id)
          return (
            <label key={id} className={name.length > shortNameLetters ? 'start-table__game start-table__game--long' : 'start-table__game'}>
              <input
                type="radio"
                name="game"
                value={id}
                checked={id === game}
                aria-describedby={id === game ? LINE : undefined}
                onChange={() => setGame(id)}
              />
              <GameSign strokes={manifestOf(id).sign} />
              <span className="start-table__name">{name}</span>
            </label>
          )
        })}
      </fieldset>
      <div className="start-table__about">
        <p id={LINE} className="start-table__line">
          <span className="start-table__players">{players}.</span> {line}
        </p>
        <RulesButton game={game} />
      </div>
      <ProfileForm go={words.home.start} busy={isBusy} onSubmit={(profile) => void start(profile)}>
        <p className="start-table__hint">{words.home.startHint}</p>
      </ProfileForm>
    </section>
  )
}
