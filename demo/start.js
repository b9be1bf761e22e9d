// Starts the demo from a fresh clone, on Node 20 with nothing installed: installs what the lock file names, then runs demo.ts, or
// with `--pictures` the program that takes its pictures.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (!isInstalled()) install()
start(process.argv.slice(2))

/** Whether node_modules holds what the lock file names. Optional packages of other machines may be missing. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  const locked = readPackages('package-lock.json')
  const same = ([path, entry]) =>
    path === '' || (installed[path] ? installed[path].integrity === entry.integrity : entry.optional === true)
  return Object.entries(locked).every(same) && Object.keys(installed).every((path) => path in locked)
}

function readPackages(file) {
  return existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')).packages : {}
}

function install() {
  process.stdout.write('Installing the packages of package-lock.json (npm ci) ...\n')
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm, ...options] : ['npm', ...options]
  // npm's list of what it did is of no use here; its errors are.
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  process.stderr.write(`npm ci failed${error ? ` (${error.message})` : ''}. Run it by hand to see more.\n`)
  process.exit(1)
}

function start(args) {
  // The first Node 24, which is what npm has for Macs of today, warns of its own SQLite.
  const [program, rest] = args[0] === '--pictures' ? ['demo/pictures/main.ts', args.slice(1)] : ['demo/demo.ts', args]
  const options = ['--disable-warning=ExperimentalWarning', program, ...rest]
  const child = spawn(findNode(), options, { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches the child by itself: it is in the same process group. This process waits for it to end.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}

/** Node 24 out of node_modules; where there is none for this machine, the running Node if it is new enough. */
function findNode() {
  const own = `${root}node_modules/.bin/node`
  if (existsSync(own)) return own
  const guard = spawnSync(process.execPath, [`${root}scripts/guard.js`], { stdio: 'inherit' })
  if (guard.status !== 0) process.exit(1)
  return process.execPath
}
