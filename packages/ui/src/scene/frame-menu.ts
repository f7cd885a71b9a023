import { createContext, type ReactNode } from 'react'

/** The button that opens the menu of the table: where a scene fills the whole screen, it stands in the head of the scene. */
export const FrameMenuContext = createContext<ReactNode>(null)
