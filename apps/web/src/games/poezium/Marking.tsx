import type { Line, Mark } from '@figment/poezium/types'
import { Icon } from '../../kit/Icon.tsx'
import { Dock } from '../../kit/scene/Dock.tsx'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words/index.tsx'
import './Marking.css'

interface Props {
  readonly line: Line
  readonly verse: Spoken
  readonly isBusy: boolean
  onMark(mark: Mark): void
}

/** The storyteller's two words, as large as a thumb. */
export function Marking({ line, verse, isBusy, onMark }: Props) {
  const words = usePoeziumWords()
  return (
    <Dock>
      <div className="marking">
        <p className="marking__line" lang={verse.language}>
          {verse.lineText(line)}
        </p>
        <button type="button" className="marking__mark" data-mark="doesNot" aria-busy={isBusy} onClick={() => !isBusy && onMark('doesNot')}>
          <Icon name="close" />
          {words.marking.doesNot}
        </button>
        <button type="button" className="marking__mark" data-mark="fits" aria-busy={isBusy} onClick={() => !isBusy && onMark('fits')}>
          <Icon name="check" />
          {words.marking.fits}
        </button>
      </div>
    </Dock>
  )
}
