import { createContext, type ReactNode, use } from 'react'

/** Something that people made in the game. */
export interface AboutProps {
  /** Whose it is; null: nobody's in particular. */
  readonly seat: number | null
  /** As the game names them, and as each is shown where one decides about it. */
  readonly pieces: readonly { readonly piece: object; readonly shown: ReactNode }[]
}

/** Of which game that is over the things on the screen are, and who sat where in it; null: of the game in play. */
export const OfEarlierContext = createContext<{
  readonly number: number
  readonly seats: readonly { readonly seat: number; readonly person: string | null }[]
} | null>(null)

/** Shows what can be done about them; a TV has nothing to show. */
export const AboutContext = createContext<(props: AboutProps) => ReactNode>(() => null)

/** Whether somebody does not want to see this piece on this device. */
export const HiddenContext = createContext<(piece: object) => boolean>(() => false)

export const useIsHidden = (): ((piece: object) => boolean) => use(HiddenContext)

/** Beside things that people made: what can be done about them. */
export function About(props: AboutProps): ReactNode {
  return use(AboutContext)(props)
}
