// Runs before and after `npm pack`: the package holds the service alone, bundled, because Node strips no types below node_modules; and as
// all of its packages are in the bundle, the package's manifest names none. `node scripts/pack.js restore` puts the manifest back.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const kept = 'build/package.json.original'

// Also after a packing that was cut short.
if (existsSync(kept)) renameSync(kept, 'package.json')
if (process.argv[2] !== 'restore') prepare()

function prepare() {
  const run = (tool, ...args) => execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'inherit' })
  for (const folder of ['build/compiled', 'build/service']) rmSync(folder, { recursive: true, force: true })
  run('typescript/bin/tsc', '-p', 'scripts/tsconfig.service.json')
  const options = ['-o', 'build/service', '--license', 'licenses.txt', '--no-cache', '-q']
  run('@vercel/ncc/dist/ncc/cli.js', 'build', 'build/compiled/service/index.js', ...options)
  // A program of its own, which is started by its path.
  copyFileSync('build/compiled/service/agents/command/bridge.js', 'build/service/bridge.js')

  const text = readFileSync('package.json', 'utf8')
  writeFileSync(kept, text)
  const { dependencies, devDependencies, overrides, scripts, ...manifest } = JSON.parse(text)
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
