import type { Seat } from '@figment/game-kit'
import type { Open, Page } from '../../types.ts'
import type { ReactNode } from 'react'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { hearts, Rosette } from './Rosette.tsx'
import './PageCaption.css'

interface Props {
  readonly open: Open
  readonly page: Page
  readonly drawer: Seat
  /** Before the word. */
  readonly children?: ReactNode
}

/** A word of more letters than that has its points below it; with still more, it is written smaller. */
const LONG_LETTERS = 7
const VERY_LONG_LETTERS = 13

/** What it was, and what that round brought. */
export function PageCaption({ open, page, drawer, children }: Props) {
  const { points } = usePictomaniaWords()
  const { over, mistake } = useShowWords()
  const loved = hearts(open, drawer, page)
  const longest = Math.max(...page.word.split(/[\s-]/u).map(({ length }) => length))
  return (
    <div className="page-caption" data-long={longest > LONG_LETTERS} data-very-long={longest > VERY_LONG_LETTERS}>
      {loved > 0 ? <Rosette hearts={loved} /> : children}
      <b lang={open.options.language}>
        <TheWord of={page.word} />
      </b>
      {page.isWrong && <small className="page-caption__tag">{mistake.tag}</small>}
      {page.score.isOddOneOut && !page.isWrong && <small className="page-caption__tag page-caption__tag--odd">{over.odd}</small>}
      <span className="page-caption__score" data-minus={page.score.total < 0}>
        <span aria-hidden="true">{signed(page.score.total)}</span>
        <span className="unseen">{withMinus(points(page.score.total))}</span>
      </span>
    </div>
  )
}
