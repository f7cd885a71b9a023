import './Brand.css'

export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 37c9 0 14-5 14-12.500C34 17 28.500 13.500 20 13.500S6 17 6 24.500C6 32 11 37 20 37z" />
        <path d="M15 17C7 13 5.500 5.500 8.500 2.500 14 1.500 18.500 8 18.500 16zM22.500 16C22.500 8 27 1 32 2.800c2.600 3.200.5 10.700-7 14.200z" />
        <path className="brand__moon" d="M24.500 20.500a7.500 7.500 0 1 0 2.500 11.400 6 6 0 0 1-2.500-11.400z" />
      </svg>
      <span translate="no">Figment</span>
    </span>
  )
}
