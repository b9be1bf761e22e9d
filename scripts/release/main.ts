// The release workflow's steps as commands: check, checksums, bill, notes, publish, move-major-tag. The tag, repository and commit are those that run.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { completeBill } from './bill.ts'
import { checkTag } from './check.ts'
import { listChecksums } from './checksums.ts'
import { makeNotes } from './notes.ts'
import { moveMajorTag, type Published, publishRelease } from './publish.ts'

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
const gh = (...args: readonly string[]): string => run('gh', ...args)
const readText = (file: string): string => readFileSync(file, 'utf8')

const commands: Readonly<Record<string, (args: readonly string[]) => string>> = {
  check: ([tag = process.env.GITHUB_REF_NAME ?? '']) =>
    checkTag(tag, {
      version: (JSON.parse(readText('package.json')) as { version: string }).version,
      changelog: readText('CHANGELOG.md'),
      branches: run(
        'git',
        'for-each-ref',
        '--contains',
        'HEAD',
        '--format=%(refname:lstrip=3)',
        'refs/remotes/origin',
      ).split('\n'),
    }),
  checksums: () => listChecksums('dist').trimEnd(),
  bill: () => {
    const { name } = JSON.parse(readText('package.json')) as { name: string }
    return completeBill(readFileSync(0, 'utf8'), {
      name,
      commit: run('git', 'rev-parse', 'HEAD'),
      time: run('git', 'log', '-1', '--format=%cI'),
      licenses: readText('dist/licenses.txt'),
    }).trimEnd()
  },
  notes: () => makeNotes(readText('CHANGELOG.md'), findRelease()).trimEnd(),
  publish: ([notesFile = '', ...assets]) => publishRelease(gh, findRelease(), { notesFile, assets }),
  'move-major-tag': () => moveMajorTag(gh, findRelease()),
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined)
  throw new Error(`There is no command "${name}": choose among ${Object.keys(commands).join(', ')}.`)
console.log(command(args))

function findRelease(): Published {
  const { GITHUB_REPOSITORY: repository, GITHUB_REF_NAME: tag } = process.env
  if (!repository || !tag)
    throw new Error('GITHUB_REPOSITORY and GITHUB_REF_NAME are empty: this runs in the release workflow.')
  return { repository, tag, commit: run('git', 'rev-parse', 'HEAD') }
}
