// Rules over files as such: what machinery they belong to, what they are, how they are named.
import type { FileChange } from '../../changes/change.ts'
import { isKnownConfiguration, isNavigation } from './configuration.ts'
import { listAdded } from './lines.ts'
import { findMachinery, isPictureName, type Machinery } from './machinery.ts'
import { isOddPath } from './odd-path.ts'
import type { Finding, Rule } from './rule.ts'

/** A rename takes a file from one place and puts it into another. */
function endsOf({ path, previousPath }: FileChange): string[] {
  return previousPath === undefined ? [path] : [path, previousPath]
}

function machineryRule(kind: Machinery, finds: string, says: string): Rule {
  return {
    id: `${kind}-file`,
    grade: 'block',
    finds,
    says,
    find: ({ change }) =>
      change.files.flatMap((file) => {
        const end = endsOf(file).find((path) => kindOf(path, file) === kind)
        return end === undefined ? [] : [{ path: file.path, subject: end }]
      }),
  }
}

/** Files whose keys are judged one by one have rules of their own. */
function kindOf(path: string, file: FileChange): Machinery | undefined {
  const kind = findMachinery(path)
  if (
    kind !== undefined &&
    !isKnownConfiguration(path) &&
    !(kind === 'tools' && (file.after === undefined || isNavigation(path)))
  )
    return kind
  if (runsCommands(file)) return 'scripts'
  return file.after?.text?.startsWith('#!') === true ? 'scripts' : undefined
}

const settings = /\.(?:ya?ml|json[5c]?|toml|xml)$/i
const running =
  /^\s*(?:-\s+)?["']?(?:(?:before_|after_|post|pre)?(?:commands?|cmd|exec|hooks|install|jobs|run|scripts?|stages|steps|tasks))["']?\s*:/

/** Settings that say what to run, whatever their file is called. */
function runsCommands(file: FileChange): boolean {
  return settings.test(file.path) && listAdded(file).filter(({ text }) => running.test(text)).length > 1
}

/** Of files that are there afterwards. */
function fileRule(row: Omit<Rule, 'find' | 'grade'>, holds: (file: FileChange) => boolean): Rule {
  const find: Rule['find'] = ({ change }) =>
    change.files.filter(holds).map(({ path }): Finding => ({ path, subject: path }))
  return { ...row, grade: 'block', find }
}

const link = '120000'
const submodule = '160000'
const executable = '100755'
/** What stands in place of a picture that Git keeps elsewhere. */
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/

function holdsWords(path: string, text: string): boolean {
  return text !== '' && !/\.svg$/i.test(path) && !pointer.test(text)
}

function hasMode({ before, after }: FileChange, mode: string): boolean {
  return before?.mode === mode || after?.mode === mode
}

export const fileRules: readonly Rule[] = [
  machineryRule(
    'ci',
    'files of continuous integration and of code owners',
    'This file decides what runs or who must review in this repository; a fix of a page does not need it.',
  ),
  machineryRule(
    'git',
    'files that steer Git: attributes, submodules, hooks',
    'This file changes what Git does on other machines; a fix of a page does not need it.',
  ),
  machineryRule(
    'packages',
    'package and lock files',
    'This file decides which packages are installed; a fix of a page does not need it.',
  ),
  machineryRule(
    'scripts',
    'scripts, programs and build files',
    'This file is code that someone or something may run; a fix of a page does not need it.',
  ),
  machineryRule(
    'containers',
    'containers and deployment',
    'This file decides how something is built or deployed; a fix of a page does not need it.',
  ),
  machineryRule(
    'site',
    'configuration, templates and plugins of the site that run code',
    'This file runs when the site is built; a fix of a page does not need it.',
  ),
  machineryRule(
    'agents',
    'files that coding agents and editors obey',
    'Coding agents or editors follow what this file says; a fix of a page does not need it.',
  ),
  machineryRule(
    'tools',
    'settings of tools: files behind a dot, settings at the root, and files that are neither pages, pictures nor data',
    'A tool or a service may obey this file; a fix of a page does not need it.',
  ),
  machineryRule(
    'secrets',
    'files in which credentials are kept',
    'Files with this name hold credentials; none belongs in a fix of a page.',
  ),
  fileRule(
    {
      id: 'odd-path',
      finds:
        'paths with hidden or look-alike characters, dots or blanks at an end, or names that other systems read differently',
      says: 'This path is not what it appears to be, or is another file on another system.',
    },
    (file) =>
      file.after !== undefined &&
      (file.before === undefined || file.previousPath !== undefined) &&
      isOddPath(file.path),
  ),
  fileRule(
    {
      id: 'symbolic-link',
      finds: 'symbolic links',
      says: 'A symbolic link can show or overwrite a file elsewhere; review where it leads.',
    },
    (file) => hasMode(file, link),
  ),
  fileRule(
    {
      id: 'submodule',
      finds: 'submodules',
      says: 'A submodule brings in another repository, which nobody reviews here.',
    },
    (file) => hasMode(file, submodule),
  ),
  fileRule(
    {
      id: 'executable',
      finds: 'files that become executable',
      says: 'The file becomes executable; no page needs to be.',
    },
    ({ before, after }) => after?.mode === executable && before?.mode !== executable,
  ),
  fileRule(
    {
      id: 'binary-file',
      finds: 'binary files that are no pictures',
      says: 'Nobody can review what is in this binary file, and it is not a picture.',
    },
    ({ path, after }) => after?.isBinary === true && !isPictureName(path),
  ),
  fileRule(
    {
      id: 'false-picture',
      finds: 'text, a program or an archive in a file that is named like a picture',
      says: 'The file is named like a picture, but its content is none.',
    },
    ({ path, after }) => isPictureName(path) && (after?.isPicture === false || holdsWords(path, after?.text ?? '')),
  ),
]
