import type { Poem } from '../../types.ts'
import { useEffect, useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { useShowWords } from '../show/words/index.tsx'
import type { Spoken } from '../verse.ts'
import type { WhoIs } from '../who.ts'
import { Lines } from './Lines.tsx'
import { Makers } from './Makers.tsx'
import { usePerformed } from './performed.ts'
import { ReadAloud } from './ReadAloud.tsx'
import { useVoice } from './voice.ts'
import './Stage.css'

/** Lines that fill a small phone. */
const MANY = 8

interface Props {
  readonly poem: Poem
  readonly verse: Spoken
  readonly whoIs: WhoIs
  onClose(): void
}

/** The whole screen of a phone: the painting, and from below, line by line, its poem. */
export function Stage(props: Props) {
  const words = useShowWords()
  return (
    <Dialog kind="full" title={words.poem.label} open onClose={props.onClose}>
      <Scene {...props} />
    </Dialog>
  )
}

function Scene({ poem, verse, whoIs, onClose }: Props) {
  const words = useShowWords()
  const lines = verse.poemOf(poem)
  const { said, isRunning, finish } = usePerformed(poem, lines.length)
  const voice = useVoice(verse.language)
  const paper = useRef<HTMLDivElement>(null)
  // a poem longer than the screen stays in sight where it grows
  useEffect(() => {
    if (said > 0 && said < lines.length) paper.current?.querySelectorAll('.poem__line')[said - 1]?.scrollIntoView({ block: 'nearest' })
  }, [said, lines.length])
  return (
    // a tap hurries the poem on; who listens has all of it from the beginning
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="stage" data-running={isRunning} data-lines={lines.length > MANY ? 'many' : 'few'} onClick={finish}>
      <div className="stage__wall" aria-hidden="true">
        <Picture card={poem.story} deck="stories" size="hand" alt="" />
      </div>
      <div className="stage__story">
        <div className="stage__picture">
          <Picture card={poem.story} deck="stories" size="large" />
        </div>
      </div>
      <div className="stage__paper" ref={paper}>
        <Lines lines={lines} said={said} read={voice.at} language={verse.language} />
        {!isRunning && <Makers poem={poem} whoIs={whoIs} />}
      </div>
      {!isRunning && (
        <div className="stage__foot">
          <ReadAloud voice={voice} lines={lines} onBegin={finish} />
          <Button kind="primary" onClick={onClose}>
            {words.reading.toPoints}
          </Button>
        </div>
      )}
    </div>
  )
}
