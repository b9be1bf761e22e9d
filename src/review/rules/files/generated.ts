// Recognises generated files by name, by the folder of a built site, or by a note at the top.
import type { Change, FileChange } from '../../../changes/change.ts'

const generatedName =
  /(?:^|\/)(?:_?generated|autogen(?:erated)?|auto-generated|api-generated|_build|dist|build|public)\/|\.(?:gen|generated|min)\.[a-z]+$/i
const generatedNote =
  /(?:(?:auto(?:matically)?[ -]?)generated|@generated|do not edit|generated (?:by|from|with)|code generated)/i

/** Parent folders named like a built site; one of them is a built site if it contains an `index.html`. */
function listOutputs(path: string): string[] {
  return [...path.matchAll(/(?:^|\/)(?:_?site|out|output)\//g)].map(({ 0: found, index }) =>
    path.slice(0, index + found.length),
  )
}

function isGenerated({ path, before, after }: FileChange, holdsIndex: (folder: string) => boolean): boolean {
  const text = (before ?? after)?.text
  if (generatedName.test(path) || listOutputs(path).some(holdsIndex)) return true
  const head = (text ?? '').slice(0, 2_000).split('\n', 12)
  return head.some(
    (line) =>
      /^\s*(?:<!--|\/\/|\/\*|#(?!#*\s*\w+\s*$)|\.\.\s|\{\/\*|;|%|--|_?comment)/i.test(line) && generatedNote.test(line),
  )
}

export function listGenerated({ files, paths }: Pick<Change, 'files' | 'paths'>): FileChange[] {
  const own = new Set(files.map(({ path }) => path))
  const holdsIndex = (folder: string) => [own, paths].some((all) => all?.has(`${folder}index.html`) === true)
  return files.filter((file) => isGenerated(file, holdsIndex))
}
