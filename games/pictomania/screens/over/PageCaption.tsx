import type { Page } from '../../types.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { usePictomaniaWords } from '../words.tsx'
import './PageCaption.css'

/** What it was, and what that round brought. */
export function PageCaption({ page, language }: { readonly page: Page; readonly language: string }) {
  const { points } = usePictomaniaWords()
  return (
    <p className="page-caption">
      <b lang={language}>{page.word}</b>
      <span className="page-caption__score" data-minus={page.score.total < 0}>
        <span aria-hidden="true">{signed(page.score.total)}</span>
        <span className="unseen">{withMinus(points(page.score.total))}</span>
      </span>
    </p>
  )
}
