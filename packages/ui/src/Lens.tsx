import { Icon } from './Icon.tsx'
import './Lens.css'

/** In the corner of a picture that a tap chooses: shows it large. */
export const Lens = ({ label, onClick }: { readonly label: string; onClick(): void }) => (
  <button type="button" className="lens" aria-label={label} onClick={onClick}>
    <Icon name="zoom" />
  </button>
)
