import { later } from '@figment/ui/later.ts'

/** Fetched while the last points are told. */
export const Over = later(() => import('./Over.tsx').then((loaded) => loaded.Over))
