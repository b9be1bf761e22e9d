// The output file, as the runner reads it: the outputs of action.yml and no other, each of its form.
import { join } from 'node:path'
import { z } from 'zod'
import { readAction } from '../../docs/inputs-tables.ts'
import { parseFileCommands } from '../../support/runner-files.ts'
import { words } from '../../support/words.ts'
import { judgeMoving } from './characters.ts'

const declared = Object.keys(readAction(join(import.meta.dirname, '../../..')).outputs)
const pull = /^https?:\/\/[\w.:-]+\/[\w-]+\/[\w.-]+\/pull\/\d+$/
const isNumber = (value: string) => /^\d+$/.test(value)
const forms: Readonly<Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(words('entries clusters jobs-created jobs-active jobs-failed').map((name) => [name, isNumber])),
  'pull-requests': isLinks,
  'tracking-issue-url': (value) => /^(https?:\/\/[\w.:-]+\/acme\/docs\/issues\/\d+)?$/.test(value),
  report: (value) => /^\/[\w./-]+\.json$/.test(value),
  verdict: (value) => /^(clear|look|block)$/.test(value),
  'reviewed-commit': (value) => /^(?:[\da-f]{40}|[\da-f]{64})$/.test(value),
  findings: isFindings,
}

export function judgeOutputs(text: string): string[] {
  if (text === '') return []
  let pairs: Record<string, string>
  try {
    pairs = parseFileCommands(text)
  } catch {
    return ['the runner cannot read it']
  }
  return Object.entries(pairs).flatMap(([name, value]) => {
    if (!declared.includes(name)) return [`output ${JSON.stringify(name).slice(0, 60)}`]
    return forms[name]?.(value) ? [] : [`the output ${name} is not of its form`]
  })
}

/** Of 400 code points at most. */
const plain = z
  .string()
  .max(800)
  .refine((text) => !/::|##\[|[\n\r]/.test(text) && judgeMoving(text).length === 0)
const findings = z
  .array(
    z.strictObject({
      rule: z.string().regex(/^[a-z-]+$/),
      severity: z.enum(['block', 'look']),
      path: plain.nullable(),
      line: z.int().positive().nullable(),
      subject: plain.nullable(),
      from: z.array(plain).max(20),
    }),
  )
  .max(200)

function isFindings(value: string): boolean {
  try {
    return findings.safeParse(JSON.parse(value)).success && Buffer.byteLength(value) <= 100_000
  } catch {
    return false
  }
}

function isLinks(value: string): boolean {
  try {
    const links: unknown = JSON.parse(value)
    return Array.isArray(links) && links.every((link) => typeof link === 'string' && pull.test(link))
  } catch {
    return false
  }
}
