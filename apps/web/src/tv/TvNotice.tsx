import { Notice } from '../kit/Notice.tsx'

export function TvNotice({ title, text }: { readonly title: string; readonly text?: string }) {
  return <Notice screen="tv-notice" title={title} {...(text === undefined ? {} : { text })} />
}
