/** Rows under a head, with lines between the columns. */
export type Sheet = readonly (readonly string[])[]

/** For the console. */
export function inColumns(sheet: Sheet): string {
  const widths = widthsOf(sheet)
  return sheet.map((row) => `  ${padded(row, widths).join('  ').trimEnd()}`).join('\n')
}

/** Aligned as our formatter aligns it, so that a report is committed as it was written. */
export function markdown(sheet: Sheet): string {
  const widths = widthsOf(sheet).map((width) => Math.max(width, 3))
  const line = (row: readonly string[]) => `| ${padded(row, widths).join(' | ')} |`
  const [head = [], ...rows] = sheet
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const widthsOf = (sheet: Sheet): readonly number[] =>
  (sheet[0] ?? []).map((_, column) => Math.max(...sheet.map((row) => row[column]?.length ?? 0)))

const padded = (row: readonly string[], widths: readonly number[]): readonly string[] =>
  row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
