// Says in one sentence what is wrong when the running Node is too old, or nothing is installed. Old syntax only: it has to run where the
// rest cannot.
import { existsSync } from 'node:fs'

const minimum = 24
// The packed service has no sources, and needs no packages.
const here = ['../src', '../node_modules', '../node_modules/typescript']
const [isClone, isInstalled, isForWork] = here.map((name) => existsSync(new URL(name, import.meta.url)))
// In front of a command of package.json; the service needs fewer packages.
const isCommand = /guard\.js$/.test(process.argv[1])

if (Number(process.versions.node.split('.')[0]) < minimum)
  stop(
    `feedback-to-fix needs Node ${minimum} or newer, and this is Node ${process.versions.node}: ` +
      'run `npm ci --include=optional`, which brings Node 24 along on Linux and macOS for `npm run` and `npx`, ' +
      'or install Node 24 yourself.',
  )
if (isClone && !isInstalled) stop('The packages of feedback-to-fix are not installed: run `npm ci` in its folder.')
if (isCommand && !isForWork) stop('The development packages are not installed: run `npm ci` without `--omit=dev`.')

function stop(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
