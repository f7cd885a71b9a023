import { Notice, type NoticeProps } from '../kit/Notice.tsx'

export function TvNotice(props: Omit<NoticeProps, 'screen'>) {
  return <Notice screen="tv-notice" {...props} />
}
