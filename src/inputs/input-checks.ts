// Checks the prompt template, and reports faulty inputs.
import { appendFileSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Log } from '../log/log.ts'
import { count, joinLines, type Markdown, type SafeText, safe } from '../text/safe-text.ts'
import { readInput } from './inputs.ts'

export async function readPromptTemplate(env: NodeJS.ProcessEnv) {
  const path = readInput(env, 'prompt-template')
  if (path === '') return { errors: [] }
  // Takes a twentieth of Node's start to load.
  const { readFile, realpath } = await import('node:fs/promises')
  const workspace = env.GITHUB_WORKSPACE || '.'
  const paths = [workspace, resolve(workspace, path)].map((each) => realpath(each))
  const [root = '', file = ''] = await Promise.all(paths).catch(() => [])
  const inside = relative(root, file)
  const isOutside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
  const text = isOutside ? undefined : await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    const remedy = safe`check the path and make sure that a checkout step runs first`
    const missing = safe`\`prompt-template\` must be the path of a file inside the workspace; ${remedy}.`
    return { errors: [missing] }
  }
  const { checkTemplate } = await import('../prompt/template.ts')
  return { template: text, errors: checkTemplate(text).map((error) => safe`\`prompt-template\`: ${error}`) }
}

export function reportInputErrors(env: NodeJS.ProcessEnv, errors: readonly SafeText[], log: Log) {
  const which = errors.length === 1 ? safe`an input is` : safe`${errors.length} inputs are`
  const lines = errors.map((error) => safe`- ${error}`)
  log.error(safe`Nothing was done: ${which} invalid.\n${joinLines(lines, '\n')}`)
  if (!env.GITHUB_STEP_SUMMARY) return 1
  try {
    // The toolkit takes longer to load than everything before.
    appendFileSync(env.GITHUB_STEP_SUMMARY, `${renderInputErrors(errors)}\n`)
  } catch {
    log.warning(safe`The job summary could not be written.`)
  }
  return 1
}

/** By hand: the serialiser takes longer to load than Node. */
export function renderInputErrors(errors: readonly SafeText[]) {
  const which = count(errors.length, 'input is', 'inputs are')
  const lines = errors.map((error) => `- ${error.replace(/\s+/g, ' ')}`).join('\n')
  const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  const what = `**Failed.** Nothing was done: ${which} invalid.`
  return `## Reader feedback\n\n${what}\n\n${fence}text\n${lines}\n${fence}` as string as Markdown
}
