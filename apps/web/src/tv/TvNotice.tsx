import { Notice, type NoticeProps } from '@figment/ui/Notice.tsx'

export function TvNotice(props: Omit<NoticeProps, 'screen'>) {
  return <Notice screen="tv-notice" {...props} />
}
