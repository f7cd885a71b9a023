import { TakenOff } from '@figment/ui/TakenOff.tsx'

/** A word of a card; one that the host took off says so. */
export function TheWord({ of }: { readonly of: string | undefined }) {
  return of === '' ? <TakenOff /> : of
}
