// Small pictures of the results, readable on a light and on a dark page.
const WIDTH = 640
const LEFT = 210
const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #1f2430 } .title { font-weight: 600; font-size: 15px } .faint { fill: #5b6472 }
.bar { fill: #8b95a5 } .ours { fill: #6d4fd2 } .axis { stroke: #c4cad4; fill: none } .goal { stroke: #c2410c; stroke-dasharray: 4 4 }
.line { stroke: #6d4fd2; stroke-width: 2.5; fill: none } .dot { fill: #6d4fd2 }
@media (prefers-color-scheme: dark) { text { fill: #e6e9ef } .faint { fill: #a3acba } .bar { fill: #77818f } .ours, .dot { fill: #a78bfa }
.axis { stroke: #454c58 } .goal { stroke: #fb923c } .line { stroke: #a78bfa } }
</style>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (x: number, y: number, words: string, rest = '') => `<text x="${x}" y="${y}" ${rest}>${escaped(words)}</text>`
const at = (value: number) => Math.round(value * 10) / 10
const shown = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

function picture(height: number, title: string, unit: string, drawn: readonly string[]): string {
  const head = [text(0, 18, title, 'class="title"'), text(0, 37, unit, 'class="faint"')]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">\n${STYLE}\n${[...head, ...drawn].join('\n')}\n</svg>\n`
}

export interface Bar {
  readonly label: string
  readonly value: number
  readonly isOurs: boolean
}

export function barPlot({ title, unit, bars }: { title: string; unit: string; bars: readonly Bar[] }): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const room = WIDTH - LEFT - 60
  const drawn = bars.flatMap(({ label, value, isOurs }, number) => {
    const y = 54 + number * 28
    const width = Math.max(1, at((value / most) * room))
    return [
      text(LEFT - 10, y + 14, label, 'text-anchor="end"'),
      `<rect x="${LEFT}" y="${y}" width="${width}" height="20" rx="3" class="${isOurs ? 'ours' : 'bar'}"/>`,
      text(at(LEFT + width + 8), y + 14, shown(value)),
    ]
  })
  return picture(60 + bars.length * 28, title, unit, drawn)
}

export interface Dot {
  readonly x: number
  readonly y: number
}

/** From zero, with a dashed line at a fifth above the first. */
export function linePlot({
  title,
  unit,
  along,
  dots,
  isLogarithmic,
}: {
  title: string
  unit: string
  along: string
  dots: readonly Dot[]
  isLogarithmic: boolean
}): string {
  const [left, right, top, bottom] = [44, WIDTH - 20, 60, 220]
  const scale = isLogarithmic ? Math.log : (value: number) => value
  const [least, most] = [scale(dots[0]?.x ?? 1), scale(dots.at(-1)?.x ?? 1)]
  const limit = (dots[0]?.y ?? 0) * 1.2
  const highest = Math.max(limit, ...dots.map(({ y }) => y)) * 1.1
  const px = (x: number) => at(left + ((scale(x) - least) / (most - least || 1)) * (right - left - 30))
  const py = (y: number) => at(bottom - (y / highest) * (bottom - top))
  const drawn = [
    `<path d="M${left} ${top}V${bottom}H${right}" class="axis"/>`,
    `<path d="M${left} ${py(limit)}H${right}" class="goal"/>`,
    text(right, py(limit) - 6, '20 % above the first', 'text-anchor="end" class="faint"'),
    `<path d="M${dots.map(({ x, y }) => `${px(x)} ${py(y)}`).join('L')}" class="line"/>`,
    ...dots.flatMap(({ x, y }) => [
      `<circle cx="${px(x)}" cy="${py(y)}" r="4" class="dot"/>`,
      text(px(x), py(y) + 22, shown(y), 'text-anchor="middle"'),
      text(px(x), bottom + 18, String(x), 'text-anchor="middle" class="faint"'),
    ]),
    text((left + right) / 2, bottom + 38, along, 'text-anchor="middle" class="faint"'),
    text(left - 8, bottom, '0', 'text-anchor="end" class="faint"'),
  ]
  return picture(270, title, unit, drawn)
}
