// Rules about new operations in code, and commands with programs that are new to the repository.

import { squeeze } from '../../../changes/lines.ts'
import { listAddresses } from '../spoofing/hosts.ts'
import { isNear } from '../spoofing/typosquatting.ts'
import { listBlocks } from '../subject/blocks.ts'
import { compilePattern } from '../subject/pattern.ts'
import { findReaders } from '../subject/readers.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listKnown, listLines, type Snippet } from '../subject/snippets.ts'
import operations from './code-operations.json' with { type: 'json' }
import { listCommands, programOf } from './commands.ts'
import programs from './programs.json' with { type: 'json' }

const forms = operations.map(({ operation, isCommon = false, pattern }) => ({
  operation,
  isCommon,
  pattern: compilePattern(pattern),
}))

function findOperations(subject: Subject): Finding[] {
  const isKnown = new Map(forms.map((form) => [form, listKnown(subject).some((text) => form.pattern.test(text))]))
  return subject.pages.flatMap((page) =>
    listBlocks(page).flatMap(({ text, line, before }) =>
      listLines({ text, line }).flatMap((row) => {
        if (before?.includes(row.text.trim())) return []
        const found = forms.find((form) => {
          const { pattern, isCommon } = form
          if (!pattern.test(row.text) || (isCommon && listAddresses(row.text).length > 0)) return false
          // The rules about hosts report code with an address.
          // A new sample may call a server, as API samples do.
          return before === undefined ? !(isCommon || isKnown.get(form) === true) : !pattern.test(before)
        })
        const code = squeeze(row.text).slice(0, 200)
        return found === undefined
          ? []
          : [{ path: page.path, line: row.line, subject: code, from: findReaders(subject, code) }]
      }),
    ),
  )
}

const shells =
  /^(?:sh|bash|zsh|shell|console|shell-session|terminal|powershell|ps1|pwsh|cmd|bat|batch|fish|dockerfile)$/i
/** Harmless programs that are common in documentation. */
const ordinary: ReadonlySet<string> = new Set(programs.ordinary)
const word = /^[a-z][\w.+-]{1,40}$/

function findCommands(subject: Subject): Finding[] {
  const isKnown = (program: string): boolean => {
    const form = new RegExp(`(?<![\\w.+-])${program.replace(/[^\w]/g, '\\$&')}(?![\\w+-])`, 'i')
    return listKnown(subject).some((text) => form.test(text))
  }
  return subject.pages.flatMap((page) =>
    listBlocks(page)
      .filter(
        ({ lang, before }) =>
          before !== undefined && (shells.test(lang) || (lang === '' && /^\s*[$>]\s/m.test(before))),
      )
      .flatMap((block) => {
        const old = listPrograms({ text: block.before ?? '', line: 1 })
        if (old.length === 0) return []
        return listPrograms(block)
          .filter(({ program }) => !ordinary.has(program) && !isKnown(program))
          .filter(({ program }) => !old.some((other) => isNear(program, other.program)))
          .map(({ text, line }) => ({ path: page.path, line, subject: text, from: findReaders(subject, text) }))
      }),
  )
}

function listPrograms(block: Pick<Snippet, 'text' | 'line'>): { program: string; text: string; line: number }[] {
  return listLines(block)
    .filter(({ text }) => !/^\s*(?:#|\/\/|;|$)/.test(text))
    .flatMap((line) => listCommands(line).slice(0, 1))
    .map(({ words, text, line }) => ({ program: programOf(words), text: squeeze(text).slice(0, 200), line }))
    .filter(({ program, text }) => word.test(program) && !/^\w+\s?[:=(]/.test(text))
}

export const codeRules: readonly Rule[] = [
  {
    id: 'code-does-more',
    severity: 'look',
    detects:
      'code that now sends requests, deletes data, runs commands, evaluates text, escalates privileges or reads keys',
    message: 'This code does something that it did not do before; check that readers should run it.',
    find: findOperations,
  },
  {
    id: 'command-changed',
    severity: 'look',
    detects: 'commands whose program appears nowhere else in the repository',
    message: 'This command runs a program that appears nowhere else in the repository; check that readers need it.',
    find: findCommands,
  },
]
