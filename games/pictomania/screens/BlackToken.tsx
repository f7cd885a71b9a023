import { StarIcon } from './icons.tsx'
import './BlackToken.css'

/** Its stars; the words for it stand next to it. */
export function BlackToken({ stars }: { readonly stars: number }) {
  return (
    <span className="black-token" data-stars={stars} aria-hidden="true">
      {Array.from({ length: stars }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
        <StarIcon key={at} />
      ))}
    </span>
  )
}
