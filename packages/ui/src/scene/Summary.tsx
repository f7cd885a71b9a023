import './Options.css'

/** What the host has chosen, for everybody else: a term, what it is, and what that means. */
export function Summary({ lines }: { lines: readonly (readonly [term: string, value: string, note?: string])[] }) {
  return (
    <dl className="options options--summary">
      {lines.map(([term, value, note]) => (
        <div key={term} className="options__line">
          <dt>{term}</dt>
          <dd>
            {value}
            {note !== undefined && <span className="options__note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
