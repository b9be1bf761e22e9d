// Pull requests built from hostile texts: in a page of each format, in its code, in what is said about it, in lists of files.

import type { Change, Commit, FileChange, ReaderEntry } from '../../../src/review/pages/change.ts'
import { breakLines, nameOf, shapes } from './hostile-shapes.ts'

export interface Hostile {
  readonly change: Partial<Change>
  readonly readers: readonly ReaderEntry[]
}

const side = (text: string) => ({ mode: '100644', text, isBinary: false })
const old = '# Page\n\nOpen [the guide](b.md) at https://acme.example/a and run `npm install lodash`.\n'
const fileOf = (path: string, text: string): FileChange => ({ path, before: side(old), after: side(text) })
const page = (path: string, text: string): Partial<Change> => ({ files: [fileOf(path, `${old}\n${text}\n`)] })

const layouts: Readonly<Record<string, (text: string) => Partial<Change>>> = {
  'a line of Markdown': (text) => page('docs/a.md', text),
  'lines of Markdown': (text) => page('docs/a.md', breakLines(text)),
  'code in Markdown': (text) => page('docs/a.md', `\`\`\`sh\n${breakLines(text)}\n\`\`\``),
  'a line of code': (text) => page('docs/a.md', `\`\`\`sh\n${text}\n\`\`\``),
  'lines of MDX': (text) => page('docs/a.mdx', breakLines(text)),
  'a line of reStructuredText': (text) => page('docs/a.rst', text),
  'lines of AsciiDoc': (text) => page('docs/a.adoc', breakLines(text)),
  'a line of HTML': (text) => page('docs/a.html', text),
  'lines of a script': (text) => page('scripts/a.sh', breakLines(text)),
  'front matter': (text) => ({ files: [fileOf('docs/a.md', `---\ntitle: ${JSON.stringify(text)}\n---\n${old}`)] }),
  'what is gone': (text) => ({ files: [{ path: 'docs/a.md', before: side(breakLines(text)), after: side(old) }] }),
}

const said = (text: string): Partial<Change> => ({
  description: text.slice(0, 65_536),
  title: text.slice(0, 256),
  commits: [commitOf(text, 0)],
  files: [fileOf('docs/a.md', `${old}\nOne more.\n`)],
})

function commitOf(message: string, at: number): Commit {
  return {
    sha: at.toString(16).padStart(40, '0'),
    message,
    author: 'docs-agent[bot]',
    committer: 'docs-agent[bot]',
    isUpdate: false,
  }
}

/** Parts of a page that are all there on both sides, each with another word; a thousand of them are still parsed into a tree. */
const parts: Readonly<Record<string, (at: number, word: string) => string>> = {
  links: (at, word) => `[part ${nameOf(at)}](https://acme.example/${word}/${at})\n\n`,
  'links to new hosts': (at, word) => `[part ${nameOf(at)}](https://${nameOf(at)}${word}.example/a)\n\n`,
  pictures: (at, word) => `![part ${nameOf(at)}](${word}-${at}.png)\n\n`,
  headings: (at, word) => `## Part ${nameOf(at)} of the ${word} {#${word}-${at}}\n\n`,
  rows: (at, word) => `| part ${nameOf(at)} | ${word} |\n`,
  items: (at, word) => `1. Open ${nameOf(at)} in the ${word} list\n`,
  paragraphs: (at, word) => `The ${word} server reads ${nameOf(at)} when it starts.\n\n`,
  samples: (at, word) => `\`\`\`sh\nacme ${word} ${nameOf(at)} --to x\n\`\`\`\n\n`,
  elements: (at, word) => `<p align="${word}" id="${nameOf(at)}" data-x="${word} x">x</p>\n\n`,
  comments: (at, word) => `<!-- note ${nameOf(at)} is ${word} -->\n\n`,
  footnotes: (at, word) => `See[^${at}].\n\n[^${at}]: The ${word} note ${nameOf(at)}.\n\n`,
}

function changeParts(make: (at: number, word: string) => string, length: number): Partial<Change> {
  const count = length / 1_000
  const write = (word: string) => Array.from({ length: count }, (_, at) => make(at, word)).join('')
  return {
    files: [{ path: 'docs/a.md', before: side(`${old}\n${write('old')}`), after: side(`${old}\n${write('new')}`) }],
  }
}

/** Of the length of a list, not of a text: a unit is a hundred characters. */
const lists: Readonly<Record<string, (length: number) => Partial<Change>>> = {
  'keys of front matter': (length) => {
    const rows = Array.from({ length: length / 12 }, (_, at) => `k${at}: ${at}`)
    return { files: [fileOf('docs/a.md', `---\n${rows.join('\n')}\n---\n${old}`)] }
  },
  'nested front matter': (length) => ({ files: [fileOf('docs/a.md', `---\na: ${'['.repeat(length)}\n---\n${old}`)] }),
  'aliases of front matter': (length) => ({
    files: [
      fileOf('docs/a.md', `---\na: &a [${'x, '.repeat(length / 6)}]\nb: [${'*a, '.repeat(length / 8)}]\n---\n${old}`),
    ],
  }),
  commits: (length) => ({
    commits: Array.from({ length: length / 200 }, (_, at) =>
      commitOf(`Fix ${at}\n\nCo-authored-by: a <a@b.example>`, at),
    ),
    files: [fileOf('docs/a.md', `${old}\nOne more.\n`)],
  }),
  files: (length) => ({
    files: Array.from({ length: Math.min(3_000, length / 330) }, (_, at) =>
      fileOf(`docs/p${at}.md`, `${old}\n[a](p${at}x.md#b)\n`),
    ),
  }),
  'long paths': (length) => ({
    files: Array.from({ length: length / 4_000 }, (_, at) =>
      fileOf(`docs/${'a-/'.repeat(1_300)}${at}.md`, `${old}\nOne.\n`),
    ),
    paths: new Set(Array.from({ length: length / 4_000 }, (_, at) => `docs/${'a-/'.repeat(1_300)}${at}.md`)),
  }),
  ...Object.fromEntries(
    Object.entries(parts).map(([name, make]) => [`changed ${name}`, (length: number) => changeParts(make, length)]),
  ),
  'odd paths': (length) => ({
    files: Array.from({ length: length / 4_000 }, (_, at) =>
      fileOf(`docs/${'раураl '.repeat(570)}${at}.md`, `${old}\nOne.\n`),
    ),
  }),
}

const paths = new Set(Array.from({ length: 5_000 }, (_, at) => `docs/guide/part-${at}/page.md`))

/** By name: `layout: shape`. Readers wrote the same, for what is looked up in their words. */
export const hostile: ReadonlyMap<string, (length: number) => Hostile> = new Map([
  ...Object.entries({ ...layouts, 'what is said': said }).flatMap(([layout, lay]) =>
    Object.entries(shapes).map(
      ([shape, make]) => [`${layout}: ${shape}`, build((length) => lay(make(length)), make)] as const,
    ),
  ),
  ...Object.entries(lists).map(([name, make]) => [`lists: ${name}`, build(make, shapes.words)] as const),
])

function build(make: (length: number) => Partial<Change>, words = (length: number) => 'a '.repeat(length / 2)) {
  return (length: number): Hostile => ({
    change: { paths, ...make(length) },
    readers: Array.from({ length: 50 }, (_, at) => ({ id: `r${at}`, page: '/a', text: `${at} ${words(length / 50)}` })),
  })
}
