import { Fragment, type ReactNode } from 'react'

const HERE = '\u0001'

/** A sentence of the dictionary around somebody's own words, which keep their own direction. */
export function Named({ say, name }: { readonly say: (name: string) => string; readonly name: ReactNode }) {
  return say(HERE)
    .split(HERE)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
      <Fragment key={at}>
        {at > 0 && <bdi>{name}</bdi>}
        {part}
      </Fragment>
    ))
}

/** The same where only plain text can stand: a title, a label. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
