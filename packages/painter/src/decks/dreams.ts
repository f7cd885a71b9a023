/** The cards of Dixit, in two sets. */
export const dreams: Readonly<Record<'first' | 'second', readonly string[]>> = {
  first: [],
  second: [],
}
