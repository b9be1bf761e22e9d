// Rules about packages, images and pinned versions in commands.
import { isNear } from '../spoofing/typosquatting.ts'
import { perKey, perSubject } from '../subject/memo.ts'
import { compilePattern } from '../subject/pattern.ts'
import { findReaders, findReadersBy, findReadersOfName } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listAdded, listBefore, listKnown, type Snippet } from '../subject/snippets.ts'
import { listDeclaredPackages } from './manifests.ts'
import forms from './package-forms.json' with { type: 'json' }
import { listImports, listPackages, normalName, ownerOf, type Package } from './packages.ts'
import popularNames from './popular-packages.json' with { type: 'json' }
import standard from './standard-modules.json' with { type: 'json' }

type Named = Pick<Package, 'kind' | 'name'>
interface NewPackage {
  readonly finding: Finding
  /** The name that it may be mistaken for. */
  readonly near: string | undefined
  /** Widely used, or from a family that the repository uses. */
  readonly isPopular: boolean
}

const listAll = (snippet: Snippet): Package[] => [...listPackages(snippet), ...listDeclaredPackages(snippet)]
/** Modules that are part of the language, which are imported but never installed. */
const builtIn: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(standard).map(([kind, names]) => [kind, new Set(names)]),
)
const popular = new Map(Object.entries(popularNames).map(([kind, names]) => [kind, new Set(names)]))
const keyOf = ({ kind, name }: Named): string => `${kind}:${name}`
const hasRegistry = new Set(['npm', 'pypi', 'gem', 'crates', 'image', 'go', 'composer', 'nuget'])

/** Packages that the repository installs, imports or mentions as code. */
const findKnown = perSubject((subject) => {
  const snippets = [
    ...listBefore(subject),
    ...subject.others.map((text): Snippet => ({ path: '', line: 1, text, kind: 'line', lang: '' })),
  ]
  const named: Named[] = snippets.flatMap((snippet) => [...listAll(snippet), ...listImports(snippet)])
  return {
    keys: new Set(named.map(keyOf)),
    owners: new Set(named.flatMap((one) => ownerOf(one) ?? [])),
    names: new Map(
      [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, all]) => [kind, new Set(all.map(({ name }) => name))]),
    ),
  }
})

const findNew = perSubject((subject): readonly NewPackage[] => {
  const known = findKnown(subject)
  const isNew = (one: Named): boolean =>
    !known.keys.has(keyOf(one)) && !known.owners.has(ownerOf(one) ?? '') && !isQuoted(subject, one)
  return listAdded(subject).flatMap((snippet) => {
    const installed = listAll(snippet).filter(isNew)
    const imported = listImports(snippet)
      .filter(({ kind, name }) => builtIn.get(kind)?.has(name) !== true)
      .filter((one) => isNew(one) && (findNear(subject, one) !== undefined || isCombosquatting(subject, one)))
    return [...installed, ...imported].map((one) => ({
      near: findNear(subject, one),
      isPopular: popular.get(one.kind)?.has(one.name) === true || isOfFamily(subject, one),
      finding: {
        path: snippet.path,
        line: one.line,
        subject: one.name,
        from: findReadersOfName(subject, one.name, ownerOf(one)),
      },
    }))
  })
})

/** Whether a reader named it and one word of its name is the name of a package that the repository has. */
function isCombosquatting(subject: Subject, { kind, name }: Named): boolean {
  const known = findKnown(subject).names.get(kind)
  const words = name.split(/[^a-z\d]+/)
  const isOther = words.length > 1 && words.some((word) => word.length >= 5 && known?.has(word) === true)
  return isOther && findReaders(subject, name).length > 0
}

/** A system package (which its maintainers check) whose name contains one that the repository installs: `tesseract-ocr`. */
function isOfFamily(subject: Subject, { kind, name }: Named): boolean {
  const known = findKnown(subject).names.get(kind)
  return kind === 'system' && name.split('-').some((word) => word.length >= 4 && known?.has(word) === true)
}

/** Each name is looked up once. Beyond this many, more than a reviewer would look at, names count as new. */
const mostNames = 300

/** Whether the repository already mentions the name, in quotes or as code. */
const isQuoted = perKey({ most: mostNames, beyond: false, keyOf }, (subject, { kind, name }: Named): boolean => {
  if (normalName(kind, name) !== name) return false
  const form = new RegExp(`["'\`]${name.replace(/[^\w]/g, '\\$&')}["'\`@=:[<>~]`, 'i')
  return listKnown(subject).some((text) => form.test(text))
})

const findNear = perKey(
  { most: mostNames, beyond: undefined, keyOf },
  (subject, { kind, name }: Named): string | undefined => {
    if (!hasRegistry.has(kind) || popular.get(kind)?.has(name) === true) return undefined
    const owner = ownerOf({ kind, name })
    const known = findKnown(subject).names.get(kind) ?? new Set()
    const isOther = (other: string): boolean => owner === undefined || ownerOf({ kind, name: other }) !== owner
    return (
      [...known].find((other) => isNear(name, other) && isOther(other)) ??
      [...(popular.get(kind) ?? [])].find((other) => isNear(name, other))
    )
  },
)

const pick = (wanted: (found: NewPackage) => boolean) => (subject: Subject) =>
  findNew(subject)
    .filter(wanted)
    .map(({ finding }) => finding)
const isFromReader = ({ finding: { from = [] }, isPopular }: NewPackage): boolean => from.length > 0 && !isPopular

/** Readers' requests for the newest version, or for installing without a check. */
const unpinned = compilePattern(forms.unpinned)

/** Packages that lost their version, their checksum or another check. */
const findDropped = perSubject((subject): readonly Finding[] => {
  const before = Map.groupBy(listBefore(subject).flatMap(listPackages), keyOf)
  const [old, now] = [listWritten(subject, 'before'), listWritten(subject, 'after')]
  const countOf = (all: typeof old, one: Package, holds: (one: Package) => boolean): number =>
    all.get(keyOf(one))?.filter(holds).length ?? 0
  return listAdded(subject).flatMap((snippet) =>
    listPackages(snippet).flatMap((one) => {
      const earlier = before.get(keyOf(one)) ?? []
      // If the pinned command is still there, the change only added another mention.
      const isLost = (holds: (one: Package) => boolean): boolean =>
        earlier.length > 0 && earlier.every(holds) && countOf(now, one, holds) < countOf(old, one, holds)
      if (one.hasChecksum || !((one.version === undefined && isLost(isPinned)) || isLost(isChecked))) return []
      const from = [...new Set([...findReaders(subject, one.name), ...findReadersBy(subject, unpinned)])]
      return [{ path: snippet.path, line: one.line, subject: one.name, from }]
    }),
  )
})

/** Packages in the changed files as written, by key. */
function listWritten({ change }: Subject, side: 'after' | 'before'): ReadonlyMap<string, readonly Package[]> {
  const all = change.files.flatMap((file) =>
    listPackages({ path: '', line: 1, text: file[side]?.text ?? '', kind: 'line', lang: '' }),
  )
  return Map.groupBy(all, keyOf)
}

const isChecked = ({ hasChecksum }: Package): boolean => hasChecksum
const isPinned = ({ version, hasChecksum }: Package): boolean => hasChecksum || /\d/.test(version ?? '')

const pickDropped = (isFromReader: boolean) => (subject: Subject) =>
  findDropped(subject).filter(({ from = [] }) => from.length > 0 === isFromReader)

export const packageRules: readonly Rule[] = [
  {
    id: 'package-near-name',
    severity: 'block',
    detects: 'new packages, modules and container images named almost like one that the repository or many others use',
    message: 'This name resembles another package’s (typosquatting); verify the publisher before anyone installs it.',
    find: pick(({ near }) => near !== undefined),
  },
  {
    id: 'package-from-reader',
    severity: 'block',
    detects: 'packages, container images and charts that are new to the repository and named by a reader',
    message: 'A reader named this package, which is new to the repository; verify it before anyone installs it.',
    find: pick((found) => found.near === undefined && isFromReader(found)),
  },
  {
    id: 'package-new',
    severity: 'look',
    detects: 'any other package, container image or chart that is new to the repository',
    message: 'This package is new to the repository; check that it exists and is the right one.',
    find: pick((found) => found.near === undefined && !isFromReader(found)),
  },
  {
    id: 'pin-dropped-for-reader',
    severity: 'block',
    detects: 'versions and checksums dropped from a package that a reader named',
    message:
      'This drops the version or checksum of a package that a reader named, so any release of it would be installed unchecked.',
    find: pickDropped(true),
  },
  {
    id: 'pin-dropped',
    severity: 'look',
    detects: 'any other dropped version or checksum of a package',
    message: 'This drops a version or checksum, so readers install whatever was published most recently.',
    find: pickDropped(false),
  },
]
