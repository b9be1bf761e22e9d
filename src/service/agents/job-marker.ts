// The line by which a client finds the pull request of its job again, should the answer to its request be lost.

const line = /^[ \t]*`?(feedback-to-fix: [\w-]{1,100})`?[ \t]*\r?$/gm
const mention = /feedback-to-fix: [\w-]{1,100}/g

/**
 * The line that a prompt asks for in the description. A line of its own counts before a mention in a sentence; if there are still
 * several, one may be a reader's, and none is used.
 */
export function findMarker(prompt: string): string | null {
  const lines = new Set(Array.from(prompt.matchAll(line), ([, found]) => found))
  const found = lines.size > 0 ? lines : new Set(prompt.match(mention))
  const [marker] = found
  return found.size === 1 && marker ? marker : null
}

/** An agent has read untrusted text: the marker of another job must not get into a description by way of it. */
export function removeMarkers(text: string): string {
  return text
    .split('\n')
    .filter((row) => !/feedback-to-fix[*_`\s]*[:\uff1a]/i.test(row))
    .join('\n')
}
