// Takes the pictures of docs/images/ from the demo's page. Started by `npm run demo -- --pictures [page]`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium, openChromium } from './chromium.ts'
import { type Shot, takePicture } from './take-picture.ts'

const folder = resolve(import.meta.dirname, '../../docs/images')
const parts = {
  issue: '#earlier .thread',
  comment: '#issue .comment',
  review: '#pulls .comment',
  /** Of the dry run. */
  summary: '#run-1',
}
/** Each with where its pictures end at the latest, so that none is over 150 kB. */
const widths = { 1280: 1000, 400: 1400 }
const themes = ['light', 'dark'] as const

const command = findChromium(process.env)
if (command === undefined) {
  process.stderr.write(
    'There is no Chromium here. On Debian: apt-get install chromium. Elsewhere, name it in CHROMIUM.\n',
  )
  process.exit(1)
}
const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
const chromium = await openChromium(command)
try {
  const page = process.argv[2] ?? tellDemo(join(scratch, 'index.html'))
  mkdirSync(folder, { recursive: true })
  for (const shot of listShots()) {
    const picture = await takePicture(chromium, pathToFileURL(page).href, shot)
    writeFileSync(join(folder, shot.file), picture)
    process.stdout.write(`docs/images/${shot.file}  ${Math.ceil(picture.length / 1000)} kB\n`)
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
