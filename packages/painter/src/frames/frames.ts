import type { Stage } from '../stage/stage.ts'
import { branches } from './branches.ts'
import { cave } from './cave.ts'
import { flowers } from './flowers.ts'
import { grass } from './grass.ts'
import { leaves } from './leaves.ts'

/** The foreground, in front of everything but the weather. */
export const frames = {
  none: () => {},
  branches,
  grass,
  cave,
  leaves,
  flowers,
} satisfies Record<string, (stage: Stage) => void | Promise<void>>

export type FrameName = keyof typeof frames
