// The text of the scripted agent's pull request.
import { findMarker } from '../job-marker.ts'
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
