// Charts as SVG: without a script or a style of their own, and with the same numbers as a table for who cannot see them.
import { html } from 'hono/html'
import type { Summary, Week } from '../data/summary.ts'
import type { Markup } from './layout.ts'

const width = 720
const height = 200
const below = 24
const left = 44

const series = [
  ['notHelpful', 'Not helpful'],
  ['other', 'Code, agents and votes'],
  ['helpful', 'Helpful'],
] as const satisfies readonly (readonly [keyof Week, string])[]

/** Stacked bars, one for each week. */
export function renderWeeks(weeks: Summary['weeks']): Markup {
  const totals = weeks.map((week) => series.reduce((sum, [name]) => sum + week[name], 0))
  const top = roundUp(totals.reduce((most, total) => Math.max(most, total), 1))
  const inner = height - below
  const toY = (value: number) => inner - (value / top) * (inner - 8)
  const step = (width - left) / weeks.length
  const every = Math.ceil(weeks.length / 6)
  const lines = [top, top / 2, 0].map((value) => {
    const y = Math.round(toY(value))
    return html`<line x1="${left}" x2="${width}" y1="${y}" y2="${y}" class="rule"/>
<text x="${left - 8}" y="${y + 4}" text-anchor="end">${value}</text>`
  })
  const bars = weeks.map((week, at) => {
    let sum = 0
    const x = left + at * step + step * 0.15
    const parts = series.map(([name]) => {
      const [from, to] = [toY(sum), toY(sum + week[name])]
      sum += week[name]
      return week[name] === 0
        ? ''
        : html`<rect class="${name}" x="${round(x)}" y="${round(to)}" width="${round(step * 0.7)}" height="${round(from - to)}"/>`
    })
    const label = at % every === 0 ? html`<text x="${round(x)}" y="${height - 6}">${week.start.slice(5)}</text>` : ''
    return html`<g>${parts}${label}</g>`
  })
  const rows = weeks.map((week) => {
    const cells = series.map(([name]) => html`<td class="number">${week[name]}</td>`)
    return html`<tr><th scope="row">${week.start}</th>${cells}</tr>`
  })
  return html`<figure><svg viewBox="0 0 ${width} ${height}" role="img"
aria-label="Entries of each week, from ${weeks[0]?.start ?? ''} on; the numbers are in the table below">${lines}${bars}</svg>
<figcaption>${series.map(
    ([name, label]) => html`<span><svg viewBox="0 0 12 12" class="key" aria-hidden="true">
<rect width="12" height="12" class="${name}"/></svg>${label}</span> `,
  )}</figcaption>
<details><summary>The numbers as a table</summary><table><thead><tr>
<th scope="col">Week of</th>${series.map(([, label]) => html`<th scope="col" class="number">${label}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></details></figure>`
}

/** The share of a page's entries that are not helpful, in the width of its share of the largest page. */
export function renderShare(total: number, notHelpful: number, largest: number): Markup {
  const all = (total / Math.max(largest, 1)) * 100
  const bad = (notHelpful / Math.max(total, 1)) * all
  return html`<svg viewBox="0 0 100 8" preserveAspectRatio="none" class="share" aria-hidden="true">
<rect class="other" width="${round(all)}" height="8"/><rect class="notHelpful" width="${round(bad)}" height="8"/></svg>`
}

/** To a number whose half is whole, too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const tops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * power))
  return tops.find((top) => top >= value && top % 2 === 0) ?? 10 * power
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
