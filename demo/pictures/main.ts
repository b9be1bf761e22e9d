// Takes the pictures of docs/images/ from the demo's page. Started by `npm run demo -- --pictures [page]`; with `--states <folder>`,
// pictures of more states, for looking at, into that folder.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium, openChromium } from './chromium.ts'
import { showStates, states } from './states.ts'
import { type Shot, takePicture } from './take-picture.ts'

const [, , first, given = 'states'] = process.argv
const isOfStates = first === '--states'
const folder = isOfStates ? resolve(given) : resolve(import.meta.dirname, '../../docs/images')
const documented = {
  issue: '#earlier .thread',
  comment: '#issue .comment',
  review: '#pulls .comment',
  /** Of the dry run. */
  summary: '#run-1',
}
const parts: Readonly<Record<string, string>> = isOfStates ? states : documented
/** Each with where its pictures end at the latest: those of the documentation so that none is over 170 kB. */
const widths = isOfStates ? { 1280: 2500, 400: 4000 } : { 1280: 1000, 400: 1400 }
const themes = ['light', 'dark'] as const

const command = findChromium(process.env)
if (command === undefined) {
  process.stderr.write(
    'There is no Chromium here. On Debian: apt-get install chromium fonts-noto-color-emoji. Elsewhere, name it in CHROMIUM.\n',
  )
  process.exit(1)
}
const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
const chromium = await openChromium(command)
try {
  const page = isOfStates ? join(scratch, 'states.html') : (first ?? tellDemo(join(scratch, 'index.html')))
  if (isOfStates) writeFileSync(page, await showStates())
  mkdirSync(folder, { recursive: true })
  for (const shot of listShots()) {
    const picture = await takePicture(chromium, pathToFileURL(page).href, shot)
    writeFileSync(join(folder, shot.file), picture)
    process.stdout.write(`${relative(process.cwd(), folder)}/${shot.file}  ${Math.ceil(picture.length / 1000)} kB\n`)
  }
} finally {
  await chromium.close()
  rmSync(scratch, { recursive: true, force: true })
}

function listShots(): (Shot & { readonly file: string })[] {
  return Object.entries(parts).flatMap(([name, part]) =>
    Object.entries(widths).flatMap(([width, tallest]) =>
      themes.map((theme) => ({ file: `${name}-${width}-${theme}.png`, part, width: Number(width), theme, tallest })),
    ),
  )
}

/** The demo on a clock of its own, so that the same days are in all pictures. */
function tellDemo(page: string): string {
  const clock = resolve(import.meta.dirname, '../shifted-clock.ts')
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${pathToFileURL(clock).href}`,
    DEMO_CLOCK: String(Date.UTC(2026, 2, 2, 6, 17) - Date.now()),
  }
  const demo = resolve(import.meta.dirname, '../demo.ts')
  const { status } = spawnSync(process.execPath, [demo, `--html=${page}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The demo ended with ${status}.`)
  return page
}
