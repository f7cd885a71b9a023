import { Icon } from '@figment/ui/Icon.tsx'
import './WatchSign.css'

/** In the head of whoever does not play. */
export const WatchSign = () => (
  <span className="watch-sign">
    <Icon name="eye" />
  </span>
)
