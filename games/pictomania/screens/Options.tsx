import { type Pictomania, FIRST_ROUNDS, LANGUAGES, ROUNDS, TIMERS, VARIANTS } from '../types.ts'
import { RadioRow } from '@figment/ui/scene/RadioRow.tsx'
import { Summary } from '@figment/ui/scene/Summary.tsx'
import { useWished } from '@figment/ui/scene/wished.ts'
import { LANGUAGE_NAMES } from '@figment/ui/words.tsx'
import type { ShownOptions } from '@figment/ui/contract.ts'
import { Decks } from './options/Decks.tsx'
import { mixOf } from './options/mixes.ts'
import { OwnWords } from './options/OwnWords.tsx'
import { roundsWith } from '../open/own-rounds.ts'
import { OptionWords, useOptionWords } from './options/words/index.tsx'
import { PictomaniaWords, usePictomaniaWords } from './words.tsx'
import '@figment/ui/scene/Options.css'

/** What the host decides before the game; everybody else reads it. */
export function Options(props: ShownOptions<Pictomania>) {
  return (
    <PictomaniaWords>
      <OptionWords>{props.isHost ? <Choices {...props} /> : <Chosen {...props} />}</OptionWords>
    </PictomaniaWords>
  )
}

function Choices(props: ShownOptions<Pictomania>) {
  const words = useOptionWords()
  const { wished: options, change } = useWished(props.options, props.onChange)
  return (
    <div className="options">
      <RadioRow
        legend={words.language}
        choices={LANGUAGES}
        value={options.language}
        labelOf={(language) => LANGUAGE_NAMES[language]}
        note={words.languageNote}
        onChange={(language) => change({ language })}
      />
      {roundsWith(options.ownCards) < ROUNDS && (
        <Decks decks={options.decks} ownRounds={roundsWith(options.ownCards)} onChange={(decks) => change({ decks })} />
      )}
      <OwnWords cards={options.ownCards} onChange={(ownCards) => change({ ownCards })} />
      <RadioRow
        legend={words.variant}
        choices={VARIANTS}
        value={options.variant}
        labelOf={(variant) => words.variants[variant]}
        note={words.variantNotes[options.variant]}
        onChange={(variant) => change({ variant })}
      />
      <RadioRow
        legend={words.firstRound}
        choices={FIRST_ROUNDS}
        value={options.firstRound}
        labelOf={(firstRound) => words.firstRounds[firstRound]}
        note={words.firstRoundNotes[options.firstRound]}
        onChange={(firstRound) => change({ firstRound })}
      />
      <RadioRow
        legend={words.timers}
        choices={TIMERS}
        value={options.timers}
        labelOf={(timers) => words.timing[timers]}
        note={words.timerNotes[options.timers]}
        onChange={(timers) => change({ timers })}
      />
    </div>
  )
}

function Chosen({ options }: ShownOptions<Pictomania>) {
  const words = useOptionWords()
  const { levels } = usePictomaniaWords()
  const { language, ownCards, decks, variant, firstRound, timers } = options
  const mix = mixOf(options)
  const deckLine = mix === 'own' ? decks.map((deck) => levels.names[deck]).join(' → ') : words.mixes[mix]
  return (
    <Summary
      lines={[
        [words.language, LANGUAGE_NAMES[language]],
        // how many, and not a word of them
        ...(ownCards ? [[words.own.title, words.own.brought(ownCards.length)] as const] : []),
        ...(roundsWith(ownCards) < ROUNDS ? [[words.decks, deckLine] as const] : []),
        [words.variant, words.variants[variant], words.variantNotes[variant]],
        [words.firstRound, words.firstRounds[firstRound]],
        [words.timers, words.timing[timers]],
      ]}
    />
  )
}
