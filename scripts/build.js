// Builds dist/: tsc turns src/ into JavaScript under build/, ncc bundles that. Same bytes in any folder, on any Node.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a tool of node_modules on the running Node, without a shell. */
function run(tool, ...args) {
  execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { cwd: root, stdio: 'inherit' })
}

for (const folder of ['build', 'dist'])
  rmSync(new URL(`../${folder}`, import.meta.url), { recursive: true, force: true })

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
