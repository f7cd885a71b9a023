import type { View } from '@figment/client/connection/view.ts'
import { seatOf } from '@figment/table/seats'
import type { PersonId, Profile } from '@figment/table/types'

/** As somebody looks at this table: a seat may have another colour than its person wished for. */
export const looksAt = ({ open }: View, person: PersonId): Profile | undefined => seatOf(open, person) ?? open.people[person]
