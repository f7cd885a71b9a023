import type { Page } from '../../types.ts'
import type { ReactNode } from 'react'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { RosetteIcon } from '../icons.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './PageCaption.css'

interface Props {
  readonly page: Page
  readonly language: string
  readonly isLoveliest?: boolean
  /** Before the word. */
  readonly children?: ReactNode
}

/** What it was, and what that round brought. */
export function PageCaption({ page, language, isLoveliest = false, children }: Props) {
  const { points } = usePictomaniaWords()
  const { over, mistake } = useShowWords()
  return (
    <div className="page-caption">
      {children}
      {isLoveliest && (
        <span className="page-caption__rosette">
          <RosetteIcon />
          <span className="unseen">{over.vote.rosette}</span>
        </span>
      )}
      <b lang={language}>
        <TheWord of={page.word} />
        {page.isWrong && <small className="page-caption__tag"> {mistake.tag}</small>}
      </b>
      <span className="page-caption__score" data-minus={page.score.total < 0}>
        <span aria-hidden="true">{signed(page.score.total)}</span>
        <span className="unseen">{withMinus(points(page.score.total))}</span>
      </span>
    </div>
  )
}
