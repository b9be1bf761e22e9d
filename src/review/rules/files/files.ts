// Rules about whole files: the machinery that they belong to, their type and their names.
import type { FileChange } from '../../../changes/change.ts'
import { isOddPath } from '../spoofing/deceptive-paths.ts'
import { listAdded } from '../subject/lines.ts'
import type { Finding, Rule } from '../subject/rule.ts'
import { isKnownConfiguration, isNavigation } from './configuration.ts'
import { findMachinery, isPictureName, type Machinery } from './machinery.ts'
import { arrangesPages } from './navigation.ts'

/** A rename removes a file in one place and adds it in another. */
function endsOf({ path, previousPath }: FileChange): string[] {
  return previousPath === undefined ? [path] : [path, previousPath]
}

function machineryRule(kind: Machinery, detects: string, message: string): Rule {
  return {
    id: `${kind}-file`,
    severity: 'block',
    detects,
    message,
    find: ({ change }) =>
      change.files.flatMap((file) => {
        const end = endsOf(file).find((path) => kindOf(path, file) === kind)
        return end === undefined ? [] : [{ path: file.path, subject: end }]
      }),
  }
}

/** Files that are judged key by key are left to `configuration.ts`. */
function kindOf(path: string, file: FileChange): Machinery | undefined {
  const kind = findMachinery(path)
  if (
    kind !== undefined &&
    !isKnownConfiguration(path) &&
    !(kind === 'site' && arrangesPages(file)) &&
    !(kind === 'tools' && (file.after === undefined || isNavigation(path)))
  )
    return kind
  if (runsCommands(file)) return 'scripts'
  return file.after?.text?.startsWith('#!') === true ? 'scripts' : undefined
}

const settings = /\.(?:ya?ml|json[5c]?|toml|xml)$/i
const running =
  /^\s*(?:-\s+)?["']?(?:(?:before_|after_|post|pre)?(?:commands?|cmd|exec|hooks|install|jobs|run|scripts?|stages|steps|tasks))["']?\s*:/

/** Settings that name commands to run, in a file with any name. */
function runsCommands(file: FileChange): boolean {
  return settings.test(file.path) && listAdded(file).filter(({ text }) => running.test(text)).length > 1
}

/** A rule about files that exist at the head. */
function fileRule(row: Omit<Rule, 'find' | 'severity'>, holds: (file: FileChange) => boolean): Rule {
  const find: Rule['find'] = ({ change }) =>
    change.files.filter(holds).map(({ path }): Finding => ({ path, subject: path }))
  return { ...row, severity: 'block', find }
}

const link = '120000'
const submodule = '160000'
const executable = '100755'
/** The pointer that replaces a picture kept in Git LFS. */
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
    'continuous integration and code owners',
    'This file controls what runs in this repository or who must review; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'git',
    'attributes, submodules and hooks of Git',
    'This file changes what Git does on every clone; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'packages',
    'package manifests and lock files',
    'This file decides which packages are installed; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'scripts',
    'scripts, programs and build files',
    'This file is code that people or CI may run; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'containers',
    'container and deployment files',
    'This file controls how something is built or deployed; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'site',
    'site configuration, templates and plugins that run code',
    'This file runs when the site is built; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'agents',
    'files that coding agents and editors follow',
    'Coding agents or editors act on this file; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'tools',
    'settings of tools: dotfiles, settings at the root, and files that are neither pages, images nor data',
    'A tool or service may act on this file; a documentation fix has no reason to change it.',
  ),
  machineryRule(
    'secrets',
    'files that usually hold credentials',
    'Files with this name usually hold credentials: remove it, and revoke any that are real.',
  ),
  fileRule(
    {
      id: 'odd-path',
      detects:
        'paths with hidden or look-alike characters, with stray dots or spaces, or with names that other systems read differently',
      message: 'This path is not what it looks like, or names a different file on another operating system; rename it.',
    },
    (file) =>
      file.after !== undefined &&
      (file.before === undefined || file.previousPath !== undefined) &&
      isOddPath(file.path),
  ),
  fileRule(
    {
      id: 'symbolic-link',
      detects: 'symbolic links',
      message: 'A symbolic link can expose or overwrite a file elsewhere; check where it points.',
    },
    (file) => hasMode(file, link),
  ),
  fileRule(
    {
      id: 'submodule',
      detects: 'submodules',
      message: 'A submodule pulls in another repository, whose content is not reviewed here.',
    },
    (file) => hasMode(file, submodule),
  ),
  fileRule(
    {
      id: 'executable',
      detects: 'files made executable',
      message: 'This change makes the file executable, which documentation never needs.',
    },
    ({ before, after }) => after?.mode === executable && before?.mode !== executable,
  ),
  fileRule(
    {
      id: 'binary-file',
      detects: 'binary files other than images',
      message: 'This binary file is not an image, so nobody can review what it contains.',
    },
    ({ path, after }) => after?.isBinary === true && !isPictureName(path),
  ),
  fileRule(
    {
      id: 'false-picture',
      detects: 'text files named like images',
      message: 'This file is named like an image but contains text, which may be code.',
    },
    ({ path, after }) => isPictureName(path) && (after?.isPicture === false || holdsWords(path, after?.text ?? '')),
  ),
]
