import { get } from '@figment/client/http.ts'
import type { House } from '@figment/protocol'
import { useEffect, useState } from 'react'

let asked: Promise<boolean> | null = null

/** Whether somebody on this server reads reports; asked once, and until it is answered nobody is promised anything. */
export function useReports(): boolean {
  const [areRead, setRead] = useState(false)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      asked ??= ask()
      const answer = await asked
      if (isShown) setRead(answer)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [])
  return areRead
}

async function ask(): Promise<boolean> {
  const answer = await get<House>('/api/house')
  // what could not be asked is asked again with the next sheet
  if (!answer.ok) asked = null
  return answer.ok && answer.value.hasReports
}
