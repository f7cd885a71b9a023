/** How well bots play: the host chooses it for the table. */
export const SKILLS = ['gentle', 'medium', 'sharp'] as const
export type Skill = (typeof SKILLS)[number]
