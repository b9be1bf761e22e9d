// The line by which a pull request says which fix it is: the agent is asked to write it, and a fix that got no answer is found by it.

const key = 'feedback-to-fix:'
const fixId = /^[a-z0-9-]{8,40}$/
// Agents like to dress a line up; the words on it have to be ours alone.
const line = /^[*_`]{0,4}[Ff]eedback-to-fix:[*_`]{0,4}\s{0,9}[*_`]{0,4}([a-z0-9-]{8,40})[*_`]{0,4}$/

/** The line for a fix. */
export function marker(id: string): string {
  if (!fixId.test(id)) throw new Error('A fix id has 8 to 40 characters of a-z, 0-9 and "-"; make a new one.')
  return `${key} ${id}`
}

/** The ids of all marker lines in a pull request's description, each once. A line with anything else on it is none. */
export function findMarkers(text: string): string[] {
  const ids = text.split(/[\r\n]+/).map((row) => line.exec(row.trim())?.[1])
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** Takes the colon from a marker in a reader's words, so that nobody who copies them makes one. */
export function defuseMarkers(text: string): string {
  return text.replace(/(feedback-to-fix)[*_`\s]{0,20}[:\uff1a][*_`\s:\uff1a]*/gi, '$1 ')
}
