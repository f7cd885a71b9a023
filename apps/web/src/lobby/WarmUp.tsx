import { useTable } from '@figment/client/useTable.ts'
import { isSeatAway, mySeat, seatNumbered } from '@figment/client/who.ts'
import { useEffect, useEffectEvent } from 'react'
import { useScreens } from '../games/screens.ts'
import { NoticePlace } from '../notices/NoticePlace.tsx'
import { useSheets } from '../people/sheet.ts'

/** Leads to what the chosen game has for those who wait; most have nothing. */
export function WarmUpButton({ onOpen }: { onOpen(): void }) {
  const { warmUp } = useScreens(useTable().view.open.choice.game)
  return (
    warmUp && (
      <span className="seats__warm-up">
        <warmUp.Button onOpen={onOpen} />
      </span>
    )
  )
}

/** In the place of the lobby. Without a seat, or when another game is chosen, there is none. */
export default function WarmUp({ onBack }: { onBack(): void }) {
  const { view } = useTable()
  const openSheet = useSheets()
  const { warmUp } = useScreens(view.open.choice.game)
  const mine = mySeat(view)
  const back = () => {
    onBack()
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.seats__warm-up > button')?.focus())
  }
  const leave = useEffectEvent(onBack)
  const isOn = warmUp !== undefined && mine !== undefined
  useEffect(() => {
    if (!isOn) leave()
  }, [isOn])
  if (!isOn) return null
  return (
    <>
      <NoticePlace />
      <warmUp.Screen
        seats={view.open.seats}
        seat={mine.seat}
        isAway={(number) => {
          const seat = seatNumbered(view.open, number)
          return seat !== undefined && isSeatAway(view, seat)
        }}
        onPerson={({ person }) => person !== null && openSheet({ kind: 'person', person })}
        onBack={back}
      />
    </>
  )
}
