import type { Locale } from '@figment/i18n'
import type { Poem } from '../../types.ts'
import { useState } from 'react'
import { canShareFiles, handOver } from '@figment/ui/hand-over.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useLocale } from '@figment/ui/words.tsx'
import { useShowWords } from '../show/words/index.tsx'
import type { WhoIs } from '../who.ts'
import { paint } from './keepsake.ts'
import { useMakers } from './makers.ts'
import './Keep.css'

interface Props {
  readonly poem: Poem
  readonly lines: readonly string[]
  readonly whoIs: WhoIs
}

/** A finished poem is kept: as a picture, or as text. */
export function Keep({ poem, lines, whoIs }: Props) {
  const words = useShowWords()
  const { locale } = useLocale()
  const tell = useToast()
  const makers = useMakers(poem, whoIs).map(({ part, who }) => `${part}: ${who.name}`)
  const [isPainting, setPainting] = useState(false)
  const text = lines.join('\n')

  const copy = () =>
    void copied([text, '', ...makers].join('\n')).then((isCopied) => tell(isCopied ? words.reading.copied : words.reading.uncopied))

  const save = async () => {
    if (isPainting) return
    setPainting(true)
    try {
      const picture = await paint({ card: poem.story, lines, names: makers, date: today(locale), title: words.title })
      const how = await handOver(picture, { name: `poezium-${poem.round}`, text })
      if (how === 'saved') tell(words.reading.saved)
    } catch {
      tell(words.reading.unsaved)
    } finally {
      setPainting(false)
    }
  }
  return (
    <>
      <button type="button" className="keep" aria-busy={isPainting || undefined} onClick={() => void save()}>
        <Icon name={canShareFiles() ? 'share' : 'down'} />
        <span>{isPainting ? words.reading.painting : canShareFiles() ? words.reading.share : words.reading.save}</span>
      </button>
      <button type="button" className="keep" onClick={copy}>
        <Icon name="copy" />
        <span>{words.reading.copy}</span>
      </button>
    </>
  )
}

const today = (locale: Locale): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date())

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
