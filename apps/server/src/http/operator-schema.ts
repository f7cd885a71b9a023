import { INVITATION_DAYS, INVITATION_USES, REPORT_ANSWERS, TABLES_LIMIT_AT_MOST } from '@figment/protocol'
import { PEOPLE_AT_MOST } from '@figment/table/types'
import * as v from 'valibot'

const base64 = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/))
const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export const clickSchema = v.strictObject({})
export const doorSchema = v.strictObject({ newTables: v.exactOptional(v.boolean()), byInvitation: v.exactOptional(v.boolean()) })
export const limitsSchema = v.strictObject({
  tables: v.nullable(whole({ least: 1, most: TABLES_LIMIT_AT_MOST })),
  people: whole({ least: 1, most: PEOPLE_AT_MOST }),
})
export const invitationSchema = v.strictObject({ uses: whole(INVITATION_USES), days: whole(INVITATION_DAYS) })
export const idSchema = v.strictObject({ id: base64(1400) })
export const reportAnswerSchema = v.strictObject({ id: base64(40), answer: v.picklist(REPORT_ANSWERS) })
/** An id may have 1023 bytes. */
export const passkeyAnswerSchema = v.strictObject({
  id: base64(1400),
  clientData: base64(1000),
  authenticatorData: base64(500),
  signature: base64(800),
})
export const newPasskeySchema = v.strictObject({
  id: base64(1400),
  clientData: base64(1000),
  publicKey: base64(1000),
  algorithm: v.pipe(v.number(), v.integer()),
})
