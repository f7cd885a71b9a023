import { post } from '@figment/client/http.ts'
import type { NameChecked } from '@figment/protocol'
import { useEffect, useState } from 'react'

/** Somebody has stopped typing. */
const askAfterMs = 400

/** What the table says to this name, once it has been asked; null: nothing yet, or it is not asked. */
export function useNameCheck(code: string | null, name: string): NameChecked | null {
  const [said, setSaid] = useState<(NameChecked & { readonly name: string }) | null>(null)
  const isAsked = code !== null && name.trim() !== ''
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const ask = async () => {
      const answer = await post<NameChecked>(`/api/tables/${code}/name`, { name })
      if (isWanted && answer.ok) setSaid({ ...answer.value, name })
    }
    const timer = setTimeout(() => void ask(), askAfterMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isAsked, code, name])
  return isAsked && said?.name === name ? said : null
}
