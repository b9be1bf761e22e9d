// The prompt template, filled in one pass: braces in a value stay text.
import { joinLines, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

export const placeholders = [
  'pages',
  'earlier',
  'feedback',
  'instructions',
  'readers',
  'votes',
  'fix-id',
  'marker',
  'entries',
] as const
export type Placeholder = (typeof placeholders)[number]

const maxTemplate = 20_000
const written = placeholders.map((name) => safe`{{ ${name} }}`)
const choice = joinLines(written, ', ')

/** `\{{` stands for two literal braces. */
const marks = /\\\{\{|\{\{(?:([^{}\n]*)\}\})?/g

export function checkTemplate(text: string) {
  if (text.trim() === '')
    return [safe`The template is empty: write what the agent should do, or leave \`prompt-template\` empty.`]
  if (text.length > maxTemplate)
    return [safe`The template has ${text.length} characters: shorten it to ${maxTemplate} at most.`]
  return [...text.matchAll(marks)].flatMap(({ index, 0: found, 1: inner }) => {
    const name = inner?.trim()
    if (found.startsWith('\\') || placeholders.some((known) => known === name)) return []
    const row = text.slice(0, index).split('\n').length
    const error = name === undefined ? safe`"{{" is not closed` : safe`{{ ${toSafeText(name, 40)} }} is unknown`
    return safe`Line ${row}: ${error}: write one of ${choice}, or \\{{ for plain braces.`
  })
}

/** @param template without errors */
export function renderTemplate(template: string, values: Readonly<Record<Placeholder, string>>) {
  return template.replace(marks, (_, name?: string) => (name === undefined ? '{{' : values[name.trim() as Placeholder]))
}

export function countPlaceholders(template: string, name: Placeholder) {
  return [...template.matchAll(marks)].filter(([, inner]) => inner?.trim() === name).length
}

export const followUpTemplate = `# Finish your change

Your pull request does not answer everything yet. What follows is still open.

## Pages

{{ pages }}

## What to do

1. Continue on the same branch and in the same pull request; do not open another.
2. Make the smallest change that addresses what these readers say, following the rules of the first prompt.
3. Write only what you can verify in this repository. If none of it needs a change, change nothing.`

export const builtInTemplate = `# Fix the documentation where its readers stumble

Readers of this documentation have left feedback. Find out what in the documentation caused it, and fix that.

## Pages

{{ pages }}

## What to do

1. Find the file behind each page above, and read all of it. Pages are paths of the published site; \`read as\` names the
   translations and versions that readers saw. A page without a file has moved (look for its title) or is generated (leave it).
2. Make the smallest change that addresses what readers say. Keep the page's language, voice, structure and formatting.
3. Write only what you can verify in this repository. Where readers disagree with what you find, trust what you find.
4. Change documentation pages only: those above, and other pages only if they contain the same mistake.
   Do not touch workflows, configuration, scripts, dependencies, lock files, instructions to agents or generated files.
5. If nothing needs to change, change nothing and open no pull request.`
