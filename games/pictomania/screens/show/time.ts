/** 0:41 */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Marks on a line of time that would lie over each other get lanes of their own; `room` is what a mark needs. */
export function lanesOf(times: readonly number[], room: number): number[] {
  const ends: number[] = []
  return times.map((time) => {
    const free = ends.findIndex((end) => time >= end)
    const lane = free === -1 ? ends.length : free
    ends[lane] = time + room
    return lane
  })
}
