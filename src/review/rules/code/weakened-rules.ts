// Rules about what a change weakens (warnings, listen addresses, checks, the scope of commands), and about new images and contacts.
import { squeeze } from '../../../changes/lines.ts'
import type { Hunk } from '../../../changes/page.ts'
import { isPictureName } from '../files/machinery.ts'
import { perSubject } from '../subject/memo.ts'
import { findReaders, findReadersBy } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listKnown } from '../subject/snippets.ts'
import { findAlwaysPassing } from './always-passing.ts'
import { listCommands, programOf, splitWords } from './commands.ts'
import data from './weakened.json' with { type: 'json' }

const loopback = /\b(?:127(?:\.\d{1,3}){3}|localhost)\b|\[?::1\]?(?![\w:])/
const everyone = /(?<![\d.])0\.0\.0\.0\b|\[::\]|(?<=[\s"'=])\*:\d{2,5}\b|\bINADDR_ANY\b/
const far: ReadonlySet<string> = new Set(data.far)

type Judge = (hunk: Hunk) => readonly string[]

/** Added lines that are weaker than the lines they replace. */
function findLines({ pages }: Subject, judge: Judge): Finding[] {
  return pages.flatMap((page) =>
    page.hunks.flatMap((hunk) => {
      if (hunk.removed.length === 0) return []
      const found = new Set(judge(hunk))
      return hunk.added.flatMap((text, at) =>
        found.has(text) ? [{ path: page.path, line: hunk.line + at, subject: squeeze(text).slice(0, 200) }] : [],
      )
    }),
  )
}

const isOpened: Judge = ({ added, removed }) =>
  removed.some((text) => loopback.test(text)) && !removed.some((text) => everyone.test(text))
    ? added.filter((text) => everyone.test(text))
    : []

/** In larger hunks, commands are not compared. */
const mostLines = 200

const reachesFurther: Judge = ({ added, removed }) => {
  if (added.length > mostLines || removed.length > mostLines) return []
  const old = removed.map((text) => ({ words: new Set(splitWords(text)), programs: programsOf(text) }))
  return added.filter((text) => {
    const programs = programsOf(text)
    const like = old.filter((one) => programs.some((program) => one.programs.includes(program)))
    return (
      like.length > 0 && splitWords(text).some((word) => far.has(word) && !like.some(({ words }) => words.has(word)))
    )
  })
}

/** Like `reachesFurther`, for commands in inline code. */
function findFurtherInline({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, removed }) => {
    const commandsOf = (parts: typeof added) =>
      parts.filter((part) => part.kind === 'inline-code' && /\s/.test(part.value)).slice(0, mostLines)
    const textOf = (part: (typeof added)[number]) => (part.kind === 'inline-code' ? part.value : '')
    const old = commandsOf(removed).map(textOf)
    return commandsOf(added)
      .filter((part) => reachesFurther({ line: 1, heading: '', added: [textOf(part)], removed: old }).length > 0)
      .map((part) => ({ path, line: part.line, subject: textOf(part).slice(0, 200) }))
  })
}

function programsOf(text: string): string[] {
  return listCommands({ text, line: 1 })
    .map(({ words }) => programOf(words))
    .filter((program) => /^[a-z][\w.-]{1,40}$/.test(program))
}

const negation = new RegExp(`\\b(?:${data.negations.join('|')})\\b`, 'i')

/** Sentences that used to forbid something and, in nearly the same words, no longer do. */
function findWeakened({ pages }: Subject): Finding[] {
  return pages.flatMap(({ path, added, removed }) => {
    const old = removed.flatMap((part) => (part.kind === 'text' && negation.test(part.value) ? [part.value] : []))
    if (old.length === 0) return []
    return added.flatMap((part) => {
      if (part.kind !== 'text' || negation.test(part.value)) return []
      return old.slice(0, mostLines).some((text) => isNearCopy(part.value, text)) ? [{ path, line: part.line }] : []
    })
  })
}

/** Whether two thirds of the words are the same. */
function isNearCopy(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= 3 && shared * 3 >= Math.max(words.size, others.size) * 2
}

const mail = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24})\b/gi
const phone = /(?<![\w+])\+\d{1,3}[ \u00a0().-]{0,2}\d[\d \u00a0().-]{5,14}\d(?!\w)/g
const wallet = /\b(?:bc1[a-z\d]{25,60}|0x[a-fA-F\d]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/g
const placeholder = /(?:^|\.)example\.(?:com|net|org)$|^(?:users\.noreply\.)?github\.com$/i

/** Ways to contact or pay somebody that appear nowhere else in the repository. */
const findContacts = perSubject((subject): readonly Finding[] => {
  const isKnown = (text: string): boolean => listKnown(subject).some((known) => known.includes(text))
  return subject.pages.flatMap(({ path, added }) =>
    added.flatMap((part) => {
      const text = part.kind === 'link' ? part.url : part.kind === 'text' ? part.value : ''
      const mails = [...text.matchAll(mail)].filter(([, host = '']) => !placeholder.test(host)).map(([found]) => found)
      const others = part.kind === 'text' ? [phone, wallet].flatMap((form) => text.match(form) ?? []) : []
      return [...mails, ...others]
        .slice(0, mostContacts)
        .filter((found) => !isKnown(found))
        .map((subjectOf) => ({ path, line: part.line, subject: subjectOf, from: findReaders(subject, subjectOf) }))
    }),
  )
})

/** Per part of a page. */
const mostContacts = 5

/** Readers' words for images. */
const pictured = new RegExp(`\\b(?:${data.pictures.join('|')})\\b`)

export const weakenedRules: readonly Rule[] = [
  {
    id: 'check-always-passes',
    severity: 'block',
    detects: 'code that used to check something and now accepts everything',
    message: 'This code used to check something, and now accepts everything.',
    find: findAlwaysPassing,
  },
  {
    id: 'address-opened',
    severity: 'look',
    detects: 'listen addresses that were limited to the machine itself and are now open to every network',
    message:
      'This opens the service to every network, where only its own machine could reach it before; check that it is protected.',
    find: (subject) => findLines(subject, isOpened),
  },
  {
    id: 'command-reaches-further',
    severity: 'look',
    detects: 'commands that got an option or a role with a wider reach, such as `--all`, `--force` or `admin`',
    message: 'This command now reaches further than before; check that readers need that.',
    find: (subject) => [...findLines(subject, reachesFurther), ...findFurtherInline(subject)],
  },
  {
    id: 'warning-weakened',
    severity: 'look',
    detects: 'sentences that used to forbid something and, in nearly the same words, no longer do',
    message: 'This sentence used to forbid something and no longer does; check that the new wording is right.',
    find: findWeakened,
  },
  {
    id: 'picture-replaced',
    severity: 'look',
    detects: 'replaced images that no reader wrote about',
    message: 'This image was replaced; look at the new one.',
    find: (subject) =>
      findReadersBy(subject, pictured).length > 0
        ? []
        : subject.change.files
            .filter(({ path, before, after }) => isPictureName(path) && before?.isBinary && after?.isBinary)
            .map(({ path }) => ({ path })),
  },
  {
    id: 'contact-new',
    severity: 'look',
    detects: 'email addresses, phone numbers and payment addresses that appear nowhere else in the repository',
    message: 'This contact appears nowhere else in the repository; check whose it is.',
    find: findContacts,
  },
]
