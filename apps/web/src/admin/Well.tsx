import type { Desk } from '@figment/protocol'
import { Icon } from '@figment/ui/Icon.tsx'
import { AdminIcon } from './AdminIcon.tsx'
import { useNumbers } from './numbers.ts'
import { useAdminWords } from './words/index.ts'

/** Says one thing: all is well, or what is not. */
export function Well({ desk, isSilent }: { readonly desk: Desk | null; readonly isSilent: boolean }) {
  const words = useAdminWords()
  const { whole } = useNumbers()
  const trouble = desk?.trouble ?? null
  const isWell = trouble === null && !isSilent
  const sentence = () => {
    if (isSilent) return words.silent
    if (trouble === null) return words.well
    const p99 = trouble === 'movesSlow' && desk?.figures.p99Ms != null ? `: ${words.p99Is(whole(desk.figures.p99Ms))}` : ''
    return words.troubles[trouble] + p99
  }
  return (
    <output className={isWell ? 'admin-well' : 'admin-well admin-well--trouble'}>
      {isWell ? <Icon name="check" /> : <AdminIcon name="warning" />}
      {sentence()}
    </output>
  )
}
