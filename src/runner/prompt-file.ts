// The team's own prompt template, checked before any request.
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { type SafeText, safe } from '../text/safe-text.ts'

type PromptFile =
  | { readonly kind: 'template'; readonly template: string | undefined }
  | { readonly kind: 'invalid'; readonly errors: readonly SafeText[] }

export async function readPromptTemplate(
  env: Readonly<Record<string, string | undefined>>,
  path: string,
): Promise<PromptFile> {
  if (path === '') return { kind: 'template', template: undefined }
  // Loading this takes a twentieth of the time that Node needs to start.
  const { readFile, realpath } = await import('node:fs/promises')
  const workspace = env.GITHUB_WORKSPACE || '.'
  const file = resolve(workspace, path)
  const found = await Promise.all([realpath(workspace), realpath(file)]).catch(() => undefined)
  const remedy = safe`check the path, and that a checkout step runs first`
  const missing = safe`\`prompt-template\` must be the path of a file inside the workspace; ${remedy}.`
  if (found === undefined) return { kind: 'invalid', errors: [missing] }
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
