import type { TableSeat } from '@figment/table/types'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useWords } from '../words/spoken.tsx'
import type { View } from '@figment/client/connection/view.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, mySeat, seatNumbered } from '@figment/client/who.ts'

const canTake = (view: View, { person }: TableSeat): boolean => person === null && mySeat(view) === undefined

/** The host may do something with every seat; a watcher may take a bot's. What concerns another person is on that person's own sheet. */
export const hasActions = (view: View, seat: TableSeat): boolean => isHost(view) || canTake(view, seat)

/** What can be done with one seat. */
export function SeatActions({ asked, onClose }: { readonly asked: number | null; onClose(): void }) {
  const words = useWords()
  const { view, move } = useTable()
  const seat = asked === null ? undefined : seatNumbered(view.open, asked)
  const at = view.open.seats.findIndex((one) => one === seat)
  const closeAfter = (done: Promise<unknown>) => void done.then(onClose)
  return (
    <Dialog title={seat?.name ?? ''} open={seat !== undefined} onClose={onClose}>
      {seat && (
        <div className="seat-actions">
          {canTake(view, seat) && (
            <Button onClick={() => closeAfter(move({ type: 'sitDown', seat: seat.seat }))}>
              <Icon name="plus" />
              {words.lobby.takeSeat}
            </Button>
          )}
          {isHost(view) && (
            <>
              {at > 0 && (
                <Button onClick={() => void move({ type: 'moveSeat', seat: seat.seat, to: at - 1 })}>
                  <Icon name="up" />
                  {words.lobby.up}
                </Button>
              )}
              {at < view.open.seats.length - 1 && (
                <Button onClick={() => void move({ type: 'moveSeat', seat: seat.seat, to: at + 1 })}>
                  <Icon name="down" />
                  {words.lobby.down}
                </Button>
              )}
              <Button kind="danger" onClick={() => closeAfter(move({ type: 'removeSeat', seat: seat.seat }))}>
                <Icon name="close" />
                {words.lobby.remove}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
