import './CardBack.css'

export const CardBack = () => (
  <svg className="trex-back" viewBox="0 0 18 24" aria-hidden="true">
    <rect x="1" y="1" width="16" height="22" rx="3" />
    <path d="M9 6l4 6-4 6-4-6z" />
  </svg>
)
