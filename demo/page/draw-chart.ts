// A chart as an inline SVG whose colours the page's style gives it.
import type { Chart } from '../chart.ts'
import { type Html, html } from './html.ts'

type Values = Chart['values']

export function drawChart({ kind, title, values }: Chart): Html {
  return kind === 'pie' ? drawPie(title, values) : drawBars(title, values)
}

const width = 700
const height = 300
const left = 44
const bottom = 40
const top = 36

function drawBars(title: string, values: Values): Html {
  const most = values.reduce((sum, [, value]) => Math.max(sum, value), 1)
  const step = (width - left - 10) / Math.max(1, values.length)
  const scale = (value: number) => round((value / most) * (height - top - bottom))
  const base = height - bottom
  const marks = [0, Math.round(most / 2), most]
  const bars = values.map(([label, value], index) => {
    const x = left + index * step
    const middle = round(x + step / 2)
    const tall = scale(value)
    const [from, wide] = [round(x + step * 0.15), round(step * 0.7)]
    const bar = html`<rect class="series-1" x="${from}" y="${base - tall}" width="${wide}" height="${tall}"/>`
    return html`${bar}<text x="${middle}" y="${base + 18}" text-anchor="middle">${label}</text>`
  })
  const lines = marks.map((mark) => {
    const y = base - scale(mark)
    const line = html`<line x1="${left}" x2="${width - 10}" y1="${y}" y2="${y}"/>`
    return html`${line}<text x="${left - 8}" y="${y + 4}" text-anchor="end">${mark}</text>`
  })
  return frame(title, height, html`${writeTitle(title)}${lines}${bars}`)
}

const radius = 95
const middle = { x: 240, y: 160 }
const colours = 6

function drawPie(title: string, values: Values): Html {
  const sum = values.reduce((total, [, value]) => total + value, 0) || 1
  let before = 0
  const slices = values.map(([, value], index) => {
    const [from, to] = [before / sum, (before + value) / sum]
    before += value
    return drawSlice(from, to, (index % colours) + 1)
  })
  const legend = values.map(([label, value], index) => {
    const y = 110 + index * 26
    const key = html`<rect class="series-${(index % colours) + 1}" x="400" y="${y - 12}" width="16" height="16"/>`
    return html`${key}<text x="426" y="${y + 1}">${label} [${value}]</text>`
  })
  return frame(title, 280, html`${writeTitle(title)}${slices}${legend}`)
}

function drawSlice(from: number, to: number, colour: number): Html {
  const { x, y } = middle
  if (to - from > 0.9999) return html`<circle class="series-${colour}" cx="${x}" cy="${y}" r="${radius}"/>`
  const point = (part: number) => {
    const angle = part * 2 * Math.PI
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`
  }
  const arc = `A ${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`
  return html`<path class="series-${colour}" d="M ${x} ${y} L ${point(from)} ${arc} Z"/>`
}

function frame(title: string, tall: number, content: Html): Html {
  return html`<svg class="chart" role="img" aria-label="${title}" viewBox="0 0 ${width} ${tall}">${content}</svg>`
}

function writeTitle(title: string): Html {
  return html`<text class="title" x="${width / 2}" y="20" text-anchor="middle">${title}</text>`
}

const round = (number: number) => Math.round(number * 10) / 10
