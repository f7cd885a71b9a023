import type { GameId } from '@figment/catalog/types'
import type { CreateRequest } from '@figment/protocol'
import type { Profile } from '@figment/table/types'
import { useState } from 'react'
import { RulesButton } from '../learn/RulesButton.tsx'
import { ProfileForm } from '../kit/ProfileForm.tsx'
import { useToast } from '../kit/Toast.tsx'
import { useLocale, useWords } from '../kit/words.tsx'
import { navigate, tablePath } from '../route.ts'
import { post } from '../table/http.ts'

export function StartTable({ game }: { readonly game: GameId }) {
  const words = useWords()
  const tell = useToast()
  const { locale } = useLocale()
  const [isBusy, setBusy] = useState(false)

  const start = async (profile: Profile) => {
    setBusy(true)
    const request: CreateRequest = { profile, locale, game }
    const made = await post<{ readonly code: string }>('/api/tables', request)
    setBusy(false)
    if (made.ok) navigate(tablePath(made.value.code))
    else tell(made.refused === null ? words.home.offline : words.refusals[made.refused])
  }

  return (
    <section className="start-table panel">
      <div className="start-table__game">
        <h2 className="start-table__name">{words.games[game].name}</h2>
        <span className="start-table__players">{words.games[game].players}</span>
        <p className="start-table__line">{words.games[game].line}</p>
      </div>
      <RulesButton game={game} />
      <ProfileForm go={words.home.start} busy={isBusy} onSubmit={(profile) => void start(profile)}>
        <p className="start-table__hint">{words.home.startHint}</p>
      </ProfileForm>
    </section>
  )
}
