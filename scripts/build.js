// Builds dist/, the same bytes in any folder and on any Node: tsc turns src/ into JavaScript under build/, and ncc bundles that with the
// packages as they are published.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Runs a tool of node_modules on the running Node, without a shell. */
function run(tool, ...args) {
  execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'inherit' })
}

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })

run('typescript/bin/tsc', '-p', 'scripts/tsconfig.build.json')

// Without its cache, so that the result never depends on what this machine built before.
run(
  '@vercel/ncc/dist/ncc/cli.js',
  'build',
  'build/main.js',
  '-o',
  'dist',
  '--license',
  'licenses.txt',
  '--no-cache',
  '-q',
)
