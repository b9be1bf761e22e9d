// Builds dist/, the same bytes in any folder and on any Node: tsc turns src/ into JavaScript under build/, and ncc bundles that with the
// packages as they are published. With `--service` it builds build/package/ for `npm pack` instead: the service alone, bundled, because
// Node strips no types below node_modules; as all of its packages are in the bundle, its manifest names none.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Runs a tool of node_modules on the running Node, without a shell. */
function run(tool, ...args) {
  execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'inherit' })
}

/** Without ncc's cache, so that the result never depends on what this machine built before. */
function bundle(main, folder) {
  run('@vercel/ncc/dist/ncc/cli.js', 'build', main, '-o', folder, '--license', 'licenses.txt', '--no-cache', '-q')
}

function buildAction() {
  for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
  run('typescript/bin/tsc', '-p', 'scripts/tsconfig.build.json')
  // tsc copies JSON alone; ncc puts the file into dist/, where the bundle reads it.
  copyFileSync('src/triage/weights.bin', 'build/triage/weights.bin')
  bundle('build/main.js', 'dist')
}

function buildService() {
  const compiled = 'build/compiled'
  const folder = 'build/package'
  for (const old of [compiled, folder]) rmSync(old, { recursive: true, force: true })
  run('typescript/bin/tsc', '-p', 'scripts/tsconfig.service.json')
  bundle(`${compiled}/service/index.js`, `${folder}/build/service`)
  // A program of its own, which is started by its path.
  copyFileSync(`${compiled}/service/agents/command/bridge.js`, `${folder}/build/service/bridge.js`)
  mkdirSync(`${folder}/scripts`)
  for (const file of ['LICENSE', 'README.md', 'scripts/feedback-service.js', 'scripts/guard.js'])
    copyFileSync(file, `${folder}/${file}`)
  const { dependencies, devDependencies, overrides, scripts, ...manifest } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

if (process.argv.includes('--service')) buildService()
else buildAction()
