import { GAME_IDS } from '@figment/catalog/types'
import type { GameCredits } from '@figment/game-kit'
import { GAME_ICONS } from '@figment/pictures/game-icons'
import type { ReactNode } from 'react'
import { Entrance } from '../entrance/Entrance.tsx'
import { useTitle } from '@figment/ui/title.ts'
import { useLocale } from '@figment/ui/words.tsx'
import { useGames } from '../games/manifests.ts'
import { CreditsWords, useCreditsWords } from './words/index.ts'
import './Credits.css'

// games of our own have none
const credits = import.meta.glob<GameCredits>('../../../../games/*/credits.ts', { eager: true, import: 'credits' })

export function Credits() {
  return (
    <CreditsWords>
      <Thanks />
    </CreditsWords>
  )
}

function Thanks() {
  const words = useCreditsWords()
  const { locale } = useLocale()
  const aboutGame = useGames()
  useTitle(words.title)
  const changed = Object.entries(GAME_ICONS).map(
    ([author, icons]) => `${author} (${icons.map((icon) => words.iconNames[icon]).join(', ')})`,
  )
  return (
    <Entrance className="credits">
      <main className="credits__main" data-screen="credits">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <h2>{words.icons}</h2>
        <p>{words.iconsNote}</p>
        <Work
          name="Noto Emoji"
          home="https://github.com/googlefonts/noto-emoji"
          licence="Apache License 2.0"
          text="/licences/apache-2.0.txt"
        >
          © Google LLC.
        </Work>
        <Work name="Game-icons.net" home="https://game-icons.net" licence="CC BY 3.0" text="https://creativecommons.org/licenses/by/3.0/">
          {words.changed(changed.join(', '))}
        </Work>
        <Work name="Tabler Icons" home="https://tabler.io/icons" licence="MIT" text="/licences/tabler-icons.txt">
          © Paweł Kuna. {words.outlinesNote}
        </Work>
        <h2>{words.fonts}</h2>
        <Work name="Alegreya" home="https://github.com/huertatipografica/Alegreya" licence="SIL OFL 1.1" text="/licences/alegreya.txt">
          © The Alegreya Project Authors.
        </Work>
        <Work name="Onest" home="https://github.com/simpals/onest" licence="SIL OFL 1.1" text="/licences/onest.txt">
          © The Onest Project Authors.
        </Work>
        <h2>{words.words}</h2>
        <Work name="emojibase" home="https://emojibase.dev" licence="MIT" text="/licences/emojibase.txt">
          © Miles Johnson. {words.wordsNote}
        </Work>
        <Work name="Unicode CLDR" home="https://cldr.unicode.org" licence="Unicode License v3" text="/licences/unicode.txt">
          © Unicode, Inc. {words.namesNote}
        </Work>
        <h2>{words.licences}</h2>
        <Work
          name={words.program}
          licence="AGPL-3.0-or-later"
          text="/licences/agpl-3.0.txt"
          more={<a href="/licences/packages.txt">{words.packages}</a>}
        >
          {words.programNote}
        </Work>
        <Work name={words.content} licence="CC BY-SA 4.0" text="/licences/cc-by-sa-4.0.txt">
          {words.contentNote}
        </Work>
        <h2>{words.games}</h2>
        <p>{words.gamesNote}</p>
        {GAME_IDS.map((id) => {
          const credit = credits[`../../../../games/${id}/credits.ts`]
          return (
            credit && (
              <section key={id} className="credits__work">
                <h3>{aboutGame(id).name}</h3>
                <p>{words.published(credit.author[locale], credit.publisher)}</p>
              </section>
            )
          )
        })}
      </main>
    </Entrance>
  )
}

interface WorkProps {
  readonly name: string
  readonly home?: string
  readonly licence: string
  readonly text: string
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Work({ name, home, licence, text, more, children }: WorkProps) {
  const words = useCreditsWords()
  return (
    <section className="credits__work">
      <h3>
        {home ? (
          <a href={home} rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p>{children}</p>
      <p>
        <a href={text} rel="noreferrer">
          {words.licence(licence)}
        </a>
      </p>
      {more && <p>{more}</p>}
    </section>
  )
}
