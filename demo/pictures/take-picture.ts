// A picture of one part of a page, at a width, light or dark.
import type { Chromium } from './chromium.ts'

export interface Shot {
  /** A CSS selector. */
  readonly part: string
  readonly width: number
  readonly theme: 'light' | 'dark'
  readonly tallest: number
}

/** Leaves only the part, its ancestors and what is in it, and tells how tall that is. */
const isolate = `(selector) => {
  const part = document.querySelector(selector)
  if (part === null) return 0
  for (let one = part; one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children) if (other !== one) other.style.display = 'none'
  scrollTo(0, 0)
  return Math.ceil(part.getBoundingClientRect().bottom)
}`

/** A PNG. */
export async function takePicture({ send }: Chromium, page: string, shot: Shot): Promise<Buffer> {
  const { part, width, theme, tallest } = shot
  const features = [{ name: 'prefers-color-scheme', value: theme }]
  await send('Emulation.setEmulatedMedia', { features })
  await send('Emulation.setDeviceMetricsOverride', {
    width,
    height: tallest,
    deviceScaleFactor: 1,
    mobile: width < 768,
  })
  await load({ send }, page)
  const expression = `(${isolate})(${JSON.stringify(part)})`
  const { result } = await send<{ result: { value: number } }>('Runtime.evaluate', { expression, returnByValue: true })
  if (!(result.value > 0)) throw new Error(`The page has no ${part}.`)
  const clip = { x: 0, y: 0, width, height: Math.min(tallest, result.value + margin), scale: 1 }
  const { data } = await send<{ data: string }>('Page.captureScreenshot', {
    format: 'png',
    clip,
    optimizeForSpeed: false,
  })
  return Buffer.from(data, 'base64')
}

const margin = 16

async function load({ send }: Pick<Chromium, 'send'>, page: string): Promise<void> {
  await send('Page.navigate', { url: page })
  const expression = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))`
  await send('Runtime.evaluate', { expression, awaitPromise: true })
}
