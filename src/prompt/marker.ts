// The line that names a pull request's fix.
// Agents like to decorate it.
const line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/

export const marker = (id: string) => `feedback-to-fix: ${id}`

export function findMarkers(text: string): string[] {
  return [...new Set(text.split(/[\r\n]+/).flatMap((row) => line.exec(row.trim())?.[1] ?? []))]
}

/** Copying readers' words must not create one. */
export function defuseMarkers(text: string) {
  return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, '$1 ')
}
