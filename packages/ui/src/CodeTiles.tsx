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
