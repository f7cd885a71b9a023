/** A sentence that begins with a number below zero has a minus there, not a hyphen. */
export const withMinus = (said: string): string => said.replace(/^-/u, '−')
