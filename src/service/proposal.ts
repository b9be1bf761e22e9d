// The text of the scripted agent's pull request.
import type { PageFile } from './prompt-pages.ts'

export function buildTitle(pages: readonly PageFile[]): string {
  const others = pages.length - 1
  const more = others <= 0 ? '' : ` and ${others} more ${others === 1 ? 'page' : 'pages'}`
  return `docs: clarify ${pages[0]?.page ?? ''}${more}`
}

/** Pages are named as in the repository, so that no text from the prompt except the marker gets in here. */
export function buildBody(pages: readonly PageFile[], prompt: string): string {
  const list = pages.map(({ page, path }) => `- ${page} (\`${path}\`)`)
  const marker = findMarker(prompt)
  return ['Pages changed:', '', ...list, ...(marker ? ['', marker] : [])].join('\n')
}

/**
 * The line that a prompt may ask for in the description. A line of its own counts before a mention in a sentence; if there are
 * still several, one may be a reader's, and none is used.
 */
function findMarker(prompt: string): string | null {
  const alone = prompt.matchAll(/^[ \t]*`?(feedback-to-fix: [\w-]{1,100})`?[ \t]*\r?$/gm)
  const lines = new Set(Array.from(alone, ([, line]) => line))
  const found = lines.size > 0 ? lines : new Set(prompt.match(/feedback-to-fix: [\w-]{1,100}/g))
  const [marker] = found
  return found.size === 1 && marker ? marker : null
}
