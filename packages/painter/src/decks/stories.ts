/** The cards of Poezium. */
export const stories: readonly string[] = []
