import { vocabulary as begin } from '@figment/game-kit'
import type { Read } from '@figment/written'
import * as v1 from './v1.ts'

interface V1 {
  options: Read<typeof v1.options>
  deal: Read<typeof v1.deal>
  event: Read<typeof v1.event>
}

export const vocabulary = begin<V1>('Pictomania', v1)
