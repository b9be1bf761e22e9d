// The widget in Chromium, on two widths and in both themes: judged by axe, used by keyboard alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takePicture } from '../../demo/pictures/take-picture.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { openBrowser } from './browser.ts'

const [axe = '', pictures] = process.argv.slice(2)
const browser = await openBrowser(axe, 'the widget')
const { chromium, evaluate, press, expectSame, until } = browser

const received: Record<string, unknown>[] = []
let answers: number[] = []
const page = (address: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Install</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="content-security-policy" content="default-src 'self'; style-src 'self'">
<link rel="stylesheet" href="/page.css"><script type="module" src="/feedback-widget.js"></script>
<main id="page"><h1>Install</h1><p>Run the command.</p><pre tabindex="0"><code class="language-sh">npm install acme</code></pre>
<page-feedback address="${address}" code="pre > code" contact></page-feedback></main></html>`
const { url: origin, close } = await listenOnLoopback(async (request, response) => {
  if (request.method === 'POST') {
    received.push(JSON.parse((await request.toArray()).join('')))
    // Long enough for a second click to be one too many.
    await sleep(200)
    return void response.writeHead(answers.shift() ?? 201, { 'content-type': 'application/json' }).end('{"id":"x"}')
  }
  if (request.url === '/feedback-widget.js')
    return void response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(readFileSync(join(import.meta.dirname, '../../docs/examples/feedback-widget.js')))
  if (request.url === '/page.css')
    return void response
      .writeHead(200, { 'content-type': 'text/css' })
      .end(
        ':root { color-scheme: light dark } body { background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3) }',
      )
  response.writeHead(200, { 'content-type': 'text/html' }).end(page('/feedback'))
})
const url = `${origin}/`
const status = `document.querySelector('page-feedback').shadowRoot.querySelector('[role=status]').textContent`
const untilSaid = (part: string) => until(`It says ${part}`, `${status}.includes(${JSON.stringify(part)})`)
/** From the end of the code block's form: the vote "No" of the page's. */
const focusVote = () =>
  evaluate(`document.querySelector('page-feedback').shadowRoot.querySelector('[value=no]').focus()`)

for (const width of [1280, 400])
  for (const theme of ['light', 'dark'] as const) {
    await takePicture(chromium, url, { part: '#page', width, theme, tallest: 900 })
    await focusVote()
    await press('Enter')
    await browser.judge(`${theme}, ${width}`)
    if (pictures !== undefined) await browser.photograph(join(pictures, `widget-${width}-${theme}.png`))
  }

// Vote, two fields, the button; the key is pressed twice, and sent is once.
await press('Tab', 3)
await press('Enter', 2)
await untilSaid('Thank you!')
expectSame(
  'A vote without words',
  received.map(({ source, helpful, comment }) => [source, helpful, comment]),
  [['contextual', false, null]],
)

received.length = 0
await takePicture(chromium, url, { part: '#page', width: 1280, theme: 'light', tallest: 900 })
await focusVote()
await press('Enter')
answers = [503, 503]
await press('Tab', 3)
await press('Enter')
await untilSaid('busy')
await press('Enter')
await untilSaid('Thank you!')
expectSame('Tries of one entry', [received.length, new Set(received.map(({ id }) => id)).size], [3, 1])

received.length = 0
await evaluate(`document.querySelector('pre + div').shadowRoot.querySelector('[value=no]').focus()`)
await press('Enter')
await press('Tab', 2)
await press('Enter')
for (let tries = 0; tries < 100 && received.length === 0; tries++) await sleep(50)
expectSame(
  'A code block',
  received.map(({ source, code, lang }) => [source, code, lang]),
  [['code_snippet', 'npm install acme', 'sh']],
)

await close()
await browser.close('The widget: four views without a violation, and used by keyboard alone.')
