import { useRef, useState } from 'react'

/** One move at a time: while the table has not answered, another tap does nothing. Null is the answer of a table that took it. */
export function useTurn<Move>(play: (move: Move) => Promise<string | null>) {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const take = async (move: Move): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    try {
      return (await play(move)) === null
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, take }
}
