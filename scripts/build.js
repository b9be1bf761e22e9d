// Builds dist/, the same bytes in any folder and on any Node: tsc turns src/ into JavaScript under build/, ncc bundles that with copies of
// the packages, in which the files of scripts/overlay/ replace those that would bring what the Action never uses, and rolldown removes
// comments and dead code. Names and lines stay, so that the result can be read and its stack traces mean something.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'rolldown/utils'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Runs a tool of node_modules on the running Node, without a shell. */
function run(tool, ...args) {
  execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'inherit' })
}

/** What the Action needs at run time, with everything that it needs in turn. */
function listPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const isNeeded = ([folder, { dev, optional, devOptional }]) => folder !== '' && !dev && !optional && !devOptional
  return Object.entries(packages)
    .filter(isNeeded)
    .map(([folder]) => folder)
}

/** Without comments and dead code; nothing is renamed or put on one line. */
function tidy(code, file) {
  const keepNames = { function: true, class: true }
  const compress = { sequences: false, joinVars: false, keepNames }
  const options = { module: true, compress, mangle: false, codegen: { removeWhitespace: false } }
  const { code: shorter, errors } = minifySync(file, code, options)
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0].message}`)
  return shorter
}

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })

run('typescript/bin/tsc', '-p', 'scripts/tsconfig.build.json')

const isCode = (file) => !/\.(d\.[cm]?ts|map|md)$/.test(file) || /licen[cs]e/i.test(file)
for (const folder of listPackages()) cpSync(folder, `build/${folder}`, { recursive: true, filter: isCode })
for (const file of readdirSync('scripts/overlay', { recursive: true }).filter((name) => name.endsWith('.js'))) {
  const replaced = `build/node_modules/${file}`
  if (!existsSync(replaced))
    throw new Error(`scripts/overlay/${file} replaces nothing: its package has no such file any more.`)
  cpSync(`scripts/overlay/${file}`, replaced)
}

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

for (const name of readdirSync('dist').filter((file) => file.endsWith('.js'))) {
  const file = `dist/${name}`
  writeFileSync(file, tidy(readFileSync(file, 'utf8'), file))
}
