// A patch in the unified format as GitHub shows one: both line numbers, what was added, what was removed.
import { type Html, html } from './html.ts'

export function renderPatch(patch: string): Html {
  let [old, current] = [0, 0]
  const rows = patch.split('\n').map((line) => {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? []
    if (from !== undefined && to !== undefined) {
      old = Number(from)
      current = Number(to)
      return html`<tr class="hunk"><td class="line"></td><td class="line"></td><td>${line}</td></tr>`
    }
    if (line.startsWith('\\')) return html`<tr><td class="line"></td><td class="line"></td><td>${line}</td></tr>`
    const [kind, before, after] = line.startsWith('+')
      ? ['added', '', current++]
      : line.startsWith('-')
        ? ['removed', old++, '']
        : ['same', old++, current++]
    return html`<tr class="${kind}"><td class="line">${before}</td><td class="line">${after}</td><td>${line}</td></tr>`
  })
  return html`<table class="diff">${rows}</table>`
}
