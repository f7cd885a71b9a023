const AT_ONCE = 8

/** Does it for all numbers below the limit, a few at a time; results in order. */
export async function gather<T>(from: number, below: number, open: (number: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = []
  let next = from
  const goOn = async () => {
    while (next < below) {
      const number = next++
      opened[number - from] = await open(number)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
  return opened
}
