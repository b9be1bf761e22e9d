// The prompt for one cluster.
import type { Prompt } from '../text/outgoing.ts'
import * as comments from './comments.ts'
import { frame, framed } from './framed.ts'
import { marker } from './marker.ts'
import * as templates from './template.ts'

export type { Prompt }

export interface PromptInput extends Omit<comments.Feedback, 'words'> {
  readonly fixId: string
  readonly instructions: string
  /** Must have passed `parseTemplate`. */
  readonly template?: string | undefined
  /** A merged change that did not end the complaint. */
  readonly earlier?: { readonly pull?: { readonly url: string; readonly number: number } | undefined } | undefined
  /** In characters. */
  readonly longest: number
  /** An unguessable line. */
  readonly delimiter: string
  /** Default `shown`. */
  readonly words?: 'shown' | 'counted' | undefined
}

const mostPages = 15

/** What the template has no place for is appended. */
export function buildPrompt(input: PromptInput) {
  const { lines, entryIds } = comments.renderFeedback({ ...input, words: input.words ?? 'shown' }, measureRoom(input))
  return { prompt: fillTemplate(input, lines), entryIds }
}

/** A shorter prompt might have no room for one comment. */
export function findLeast(input: PromptInput): number {
  return fillTemplate(input, []).length + comments.smallestRoom * countFrames(input)
}

/** Never too little for one comment. */
function measureRoom(input: PromptInput): number {
  return Math.max(comments.smallestRoom, (input.longest - fillTemplate(input, []).length) / countFrames(input))
}

function countFrames(input: PromptInput): number {
  return Math.max(1, templates.countPlaceholders(readTemplate(input), 'feedback'))
}

function readTemplate({ template }: PromptInput): templates.Template {
  const parsed = templates.parseTemplate(template ?? templates.builtInTemplate)
  if (!parsed.ok) throw new Error(`The prompt template was not validated before use. ${parsed.errors.join(' ')}`)
  return parsed.template
}

function fillTemplate(input: PromptInput, lines: comments.Rendered['lines']): Prompt {
  const template = readTemplate(input)
  // White space in readers' lines is folded.
  if (input.delimiter.length < 8 || /\s/.test(input.delimiter))
    throw new Error('A prompt’s delimiter needs at least 8 characters and no spaces: generate a random one.')
  const instructions = input.instructions.trim()
  const feedback = frame(lines, input.delimiter)
  const request = renderRequest(input.fixId)
  const earlier = renderEarlier(input.earlier)
  const body = templates.renderTemplate(template, {
    pages: renderPages(input),
    feedback: `\n${feedback}\n`,
    marker: `\n${request}\n`,
    entries: `\n${renderEntryLine(input.cluster.entryIds)}\n`,
    instructions,
    earlier,
    readers: String(input.cluster.distinctReaders),
    votes: String(input.votes),
    'fix-id': input.fixId,
  })
  const sections: [templates.Placeholder, string][] = [
    ['instructions', instructions && `## From the documentation team\n\n${instructions}`],
    ['earlier', earlier && `## An earlier change\n\n${earlier}`],
    ['feedback', feedback],
    ['marker', request],
  ]
  const missing = sections.filter(([name, text]) => text !== '' && templates.countPlaceholders(template, name) === 0)
  return `${[body, ...missing.map(([, text]) => text)].map((text) => text.replace(/\r\n?/g, '\n').trim()).join('\n\n')}\n` as Prompt
}

function renderPages({ cluster, entries, delimiter }: PromptInput): string {
  const shown = cluster.pages.slice(0, mostPages)
  const read = {
    addresses: comments.groupAddresses(comments.findEntries(cluster.entryIds, entries)),
    pages: shown.length,
  }
  const renderName = (name: string) => comments.codePage(name, delimiter)
  const lines = shown.map((page) => framed`- ${renderName(page)}${comments.renderReadAs(page, read, renderName)}`)
  const more = cluster.pages.length - shown.length
  return [...lines, ...(more > 0 ? [framed`- and ${more} more`] : [])].join('\n')
}

function renderEarlier(earlier: PromptInput['earlier']): string {
  if (earlier === undefined) return ''
  const { pull } = earlier
  const which = pull ? `An earlier change, pull request ${pull.number} (${pull.url}),` : 'An earlier change'
  return `${which} was meant to fix this, and readers still report it: find out first why it did not help.`
}

function renderRequest(fixId: string): string {
  return `## The pull request

Describe in your own words what was wrong and what you changed. Do not mention anyone or refer to any issue. Include this line in the
description, unchanged and on a line of its own:

${marker(fixId)}`
}

const longestLine = 20_000

/** No sentence, and not two ids. */
const plainId = /^[\w.:-]{1,64}$/

export function renderEntryLine(ids: readonly string[]): string {
  let line = 'feedback-entries: '
  const start = line.length
  for (const id of ids) {
    if (!plainId.test(id) || line.length + id.length + 1 > longestLine) continue
    line += line.length === start ? id : `,${id}`
  }
  return line.length === start ? '' : line
}
