import type { Poem } from '../../types.ts'
import { useState } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { Lines } from '../reading/Lines.tsx'
import { Makers } from '../reading/Makers.tsx'
import { Performance } from '../reading/Performance.tsx'
import { useShowWords } from '../show/words/index.tsx'
import type { Spoken } from '../verse.ts'
import type { WhoIs } from '../who.ts'
import type { Unfinished } from './unfinished.ts'
import './Poems.css'

interface Props {
  readonly poems: readonly Poem[]
  readonly unfinished: Unfinished | null
  readonly verse: Spoken
  readonly whoIs: WhoIs
}

/** The evening's collected works; each can be performed once more. */
export function Poems({ poems, unfinished, verse, whoIs }: Props) {
  const words = useShowWords()
  const [performed, setPerformed] = useState<Poem | null>(null)
  return (
    <section className="poems">
      <h2 className="poems__title">{words.over.poems}</h2>
      {poems.length === 0 && <p>{words.over.noPoems}</p>}
      <ol className="poems__list">
        {poems.map((poem) => (
          <PoemCard key={poem.round} poem={poem} verse={verse} whoIs={whoIs} onPerform={() => setPerformed(poem)} />
        ))}
        {unfinished && <UnfinishedCard unfinished={unfinished} verse={verse} />}
      </ol>
      <Dialog kind="full" title={words.poem.label} open={performed !== null} onClose={() => setPerformed(null)}>
        {performed && <Performance key={performed.round} poem={performed} verse={verse} whoIs={whoIs} isAgain />}
      </Dialog>
    </section>
  )
}

function PoemCard({ poem, verse, whoIs, onPerform }: Pick<Props, 'verse' | 'whoIs'> & { readonly poem: Poem; onPerform(): void }) {
  const words = useShowWords()
  const lines = verse.poemOf(poem)
  return (
    <li className="poem-card">
      <h3 className="unseen">{words.round(poem.round)}</h3>
      <div className="poem-card__story">
        <Picture card={poem.story} deck="stories" size="hand" isLater />
      </div>
      <div className="poem-card__text">
        <Lines lines={lines} said={lines.length} language={verse.language} />
        <Makers poem={poem} whoIs={whoIs} />
        <button type="button" className="poem-card__large" onClick={onPerform}>
          <Icon name="resume" />
          <span>{words.reading.large}</span>
        </button>
      </div>
    </li>
  )
}

/** The story that nobody came to guess, and what was said of it. */
function UnfinishedCard({ unfinished, verse }: { readonly unfinished: Unfinished; readonly verse: Spoken }) {
  const words = useShowWords()
  const lines = unfinished.lines.map((line) => verse.lineText(line))
  return (
    <li className="poem-card">
      <div className="poem-card__story">
        <Picture card={unfinished.story} deck="stories" size="hand" isLater />
      </div>
      <div className="poem-card__text">
        <Lines lines={lines} said={lines.length} language={verse.language} hasEnding={false} />
        <p className="poem-card__unfinished">{words.over.unfinished}</p>
      </div>
    </li>
  )
}
