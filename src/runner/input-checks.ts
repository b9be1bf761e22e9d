// The team's prompt template, checked before any request; faulty inputs, in log and job summary.

import { appendFileSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { formatInputErrors } from '../errors/failure.ts'
import type { Log } from '../log.ts'
import type { Markdown } from '../text/outgoing.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'

type PromptFile =
  | { readonly kind: 'template'; readonly template: string | undefined }
  | { readonly kind: 'invalid'; readonly errors: readonly SafeText[] }

export async function readPromptTemplate(
  env: Readonly<Record<string, string | undefined>>,
  path: string,
): Promise<PromptFile> {
  if (path === '') return { kind: 'template', template: undefined }
  // Loading it takes a twentieth of Node's start.
  const { readFile, realpath } = await import('node:fs/promises')
  const workspace = env.GITHUB_WORKSPACE || '.'
  const file = resolve(workspace, path)
  const found = await Promise.all([realpath(workspace), realpath(file)]).catch(() => undefined)
  const remedy = safe`check the path, and that a checkout step runs first`
  const missing = safe`\`prompt-template\` must be the path of a file inside the workspace; ${remedy}.`
  if (!found) return { kind: 'invalid', errors: [missing] }
  const inside = relative(found[0], found[1])
  const outside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
  if (outside) return { kind: 'invalid', errors: [missing] }
  const text = await readFile(found[1], 'utf8').catch(() => undefined)
  if (text === undefined) return { kind: 'invalid', errors: [missing] }
  const { parseTemplate } = await import('../prompt/template.ts')
  const parsed = parseTemplate(text)
  return parsed.ok
    ? { kind: 'template', template: text }
    : { kind: 'invalid', errors: parsed.errors.map((error) => safe`\`prompt-template\`: ${error}`) }
}

export function reportInputErrors(env: NodeJS.ProcessEnv, errors: readonly SafeText[], log: Log): number {
  log.error(formatInputErrors(errors))
  if (!env.GITHUB_STEP_SUMMARY) return 1
  try {
    // The toolkit takes longer to load than all before.
    appendFileSync(env.GITHUB_STEP_SUMMARY, `${renderInputErrors(errors)}\n`)
  } catch {
    log.warning(safe`The job summary could not be written.`)
  }
  return 1
}

/** By hand: the serialiser takes longer to load than Node. In a long enough fence, text stays text. */
export function renderInputErrors(errors: readonly SafeText[]): Markdown {
  const which = count(errors.length, 'input is', 'inputs are')
  const lines = errors.map((error) => `- ${error.replace(/\s+/g, ' ')}`).join('\n')
  const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  const what = `**Failed.** Nothing was done: ${which} invalid.`
  return `## Reader feedback\n\n${what}\n\n${fence}text\n${lines}\n${fence}` as string as Markdown
}
