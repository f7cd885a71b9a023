import { EDITIONS, type Edition } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Words } from './words/rules/en.ts'

interface Props {
  readonly words: Words
  readonly texts: Readonly<Record<Edition, string>>
  /** A few words each: they stand side by side even on a phone. */
  readonly areShort?: boolean
  readonly after?: Readonly<Partial<Record<Edition, ReactNode>>>
}

/** Where the editions differ, each says its own under its name. */
export function Editions({ words, texts, areShort = false, after }: Props) {
  return (
    <dl className="dixit-rules__editions" data-short={areShort}>
      {EDITIONS.map((edition) => (
        <div key={edition} data-edition={edition}>
          <dt>{words.editions[edition]}</dt>
          <dd>
            <p>{texts[edition]}</p>
            {after?.[edition]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
