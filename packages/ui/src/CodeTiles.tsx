import './CodeTiles.css'

/** The table's code as paper tiles, smaller when there are more than five; a screen reader says the letters one by one. */
export function CodeTiles({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <p className="code-tiles" style={{ '--letters': code.length }} translate="no">
      <span className="unseen">
        {label}: {code.split('').join(' ')}
      </span>
      {code.split('').map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice, its place never changes
        <span key={at} className="code-tiles__letter" aria-hidden="true">
          {letter}
        </span>
      ))}
    </p>
  )
}

/** As many tiles, face down: nobody reads the code over a shoulder or from a stream. */
export function HiddenTiles({ letters, label }: { readonly letters: number; readonly label: string }) {
  return (
    <p className="code-tiles" style={{ '--letters': letters }}>
      <span className="unseen">{label}</span>
      {Array.from({ length: letters }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={at} className="code-tiles__letter code-tiles__letter--hidden" aria-hidden="true" />
      ))}
    </p>
  )
}
