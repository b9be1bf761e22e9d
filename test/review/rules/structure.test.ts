// Front matter, what is gone from a page, languages, and files outside the fix.
import { describe, expect, test } from 'vitest'
import { parseDocPath } from '../../../src/feedback/doc-path.ts'
import { outsideRules } from '../../../src/review/rules/files/outside.ts'
import { frontMatterRules } from '../../../src/review/rules/pages/front-matter.ts'
import { structureRules } from '../../../src/review/rules/pages/structure.ts'
import { fileFrom, judgePage } from './page.ts'
import { subjectOf } from './subject.ts'

describe('front matter', () => {
  const matter = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n# Setup\n\nWords.\n`
  const old = ['title: Installation of the agent', 'slug: /setup', 'draft: false', 'tags: [a]']
  const judge = (...lines: string[]) => judgePage(frontMatterRules, [matter(...old), matter(...lines)])

  test.each([
    ['front-matter-redirect', [...old, 'redirect_from: /old']],
    ['front-matter-redirect', [...old, 'aliases: [/a, /b]']],
    ['front-matter-redirect', old.map((line) => line.replace('/setup', '/other'))],
    ['front-matter-redirect', old.filter((line) => !line.startsWith('slug'))],
    ['front-matter-redirect', [...old, 'permalink: /x']],
    ['front-matter-hide', old.map((line) => line.replace('draft: false', 'draft: true'))],
    ['front-matter-hide', [...old, 'unlisted: true']],
    ['front-matter-hide', [...old, 'search: false']],
    ['front-matter-hide', [...old, 'robots: noindex']],
    ['front-matter-hide', [...old, 'search:', '  exclude: true']],
    ['front-matter-hide', [...old, 'published: false']],
    ['front-matter-title', old.map((line) => line.replace('Installation of', 'Removal of'))],
    ['front-matter-title', [...old, 'sidebar_label: Other']],
    ['front-matter-layout', [...old, 'layout: wide']],
    ['front-matter-code', [...old, 'head:', '  - - script', '    - src: https://x.example/a.js']],
    ['front-matter-code', [...old, 'extra_js: [a]']],
    ['front-matter-code', [...old, "description: '<script>alert(1)</script>'"]],
    ['front-matter-code', [...old, "link: 'javascript:alert(1)'"]],
    ['front-matter-code', [...old, 'scripts: [https://x.example/a.js]']],
    ['front-matter-code', [...old, "head: '<meta http-equiv=refresh>'"]],
  ])('%s: %j', (rule, lines) => {
    expect(judge(...lines)).toContain(rule)
  })

  test.each([
    [old.map((line) => line.replace('Installation', 'Instalation'))],
    [old.map((line) => line.replace('agent', 'Agent'))],
    [[...old, 'description: How to install it']],
    [[...old, 'unlisted: false', 'search: true', 'published: true']],
    [[...old, 'sidebar_position: 3']],
    [[...old, 'keywords: [script, redirect]']],
    [old.map((line) => line.replace('[a]', '[a, b]'))],
  ])('none: %j', (lines) => {
    expect(judge(...lines)).toEqual([])
  })

  test('a directive of reStructuredText hides, too', () => {
    const before = 'Setup\n=====\n\nWords.\n'
    const judgeMeta = (text: string) =>
      judgePage(frontMatterRules, [before, `.. meta::\n   ${text}\n\n${before}`, 'docs/a.rst'])
    expect(judgeMeta(':robots: noindex')).toEqual(['front-matter-hide'])
    expect(judgeMeta(':robots: index')).toEqual([])
    expect(judgeMeta(':description: noindex')).toEqual([])
  })

  test('a new page has a title and a slug of its own', () => {
    expect(judgePage(frontMatterRules, ['', matter('title: New', 'slug: /new', 'sidebar_label: N')])).toEqual([])
  })
})

const sentence = 'The service reads its configuration from the file and starts again when it has changed on the disk.'
const sections = ['Install', 'Configure', 'Run', 'Stop', 'Remove'].map((name) => `## ${name}\n\n${name}: ${sentence}\n`)
const page = `# Setup\n\n${sections.join('\n')}`

const blocks = `${page}
\`\`\`sh
run --all
\`\`\`

Open \`x\` and wait.

\`\`\`sh
run --more
\`\`\`

It is done.
`

describe('what is gone', () => {
  const judge = (before: string, after: string) => judgePage(structureRules, [before, after])

  test.each([
    ['large-deletion', page, `# Setup\n\n${sections.slice(0, 3).join('\n')}`],
    ['lost-section', page, page.replace(sections[2] ?? '', '')],
    ['lost-warning', `${page}\n:::warning\nBack up first.\n:::\n`, page],
    ['lost-warning', `${page}\n> [!CAUTION]\n> Back up first.\n`, page],
    ['lost-warning', `${page}\n**Warning:** Back up first.\n`, page],
    ['lost-warning', `${page}\nThis cannot be undone. Make a backup first:\n`, page],
    ['lost-warning', `${page}\n> **Warning**\n> Back up first.\n`, page],
    ['lost-warning', `${page}\n> **Warning**\\\n> Back up first.\n`, page],
    ['lost-warning', `${page}\n> **Caution:**\n> Back up first.\n`, page],
    ['lost-warning', `${page}\n> ⚠️ Back up first.\n`, page],
    ['lost-warning', `${page}\n> **Warning**\n> Back up first.\n\nMore.\n`, `${page}\n> Back up first.\n\nMore.\n`],
    ['lost-warning', `${page}\n!!! danger\n    Back up first.\n`, page],
    ['lost-warning', `${page}\n<div class="alert-warning">Back up</div>\n`, page],
    ['swallowing-fence', page, page.replace('## Configure\n', '```sh\nrun\n\n## Configure\n')],
    ['swallowing-fence', page, `${page}\n\`\`\`sh\nrun\n`],
    ['swallowing-fence', blocks, blocks.replace('run --all\n```\n', 'run --all\n')],
    ['swallowing-fence', blocks, blocks.replace('run --all\n```\n', 'run --all\n``\n')],
    ['swallowing-fence', blocks, blocks.replace('run --all\n```\n', 'run --every\n')],
    [
      'swallowing-fence',
      `${blocks}\n\`\`\`\nb\n\`\`\`\n`,
      `${blocks.replace('more\n```\n', 'more\n')}\n\`\`\`\nb\n\`\`\`\n`,
    ],
    [
      'swallowing-fence',
      blocks.replaceAll('```', '~~~'),
      blocks.replaceAll('```', '~~~').replace('all\n~~~\n', 'all\n'),
    ],
  ])('%s', (rule, before, after) => {
    expect(judge(before, after)).toContain(rule)
  })

  test.each([
    ['a sentence', page, page.replace(`Run: ${sentence}`, 'Run: The service starts.')],
    ['a heading that is called differently', page, page.replace('## Run', '## Start')],
    ['a section that moves', page, `# Setup\n\n${sections.toReversed().join('\n')}`],
    ['a warning in other words', `${page}\n:::warning\nBack up.\n:::\n`, `${page}\n:::warning\nSave a copy.\n:::\n`],
    ['a quote that speaks of warnings', `${page}\n> Warning lights go out.\n`, page],
    [
      'a quoted warning in other words',
      `${page}\n> **Warning**\n> Back up.\n`,
      `${page}\n> **Warning**\n> Save a copy.\n`,
    ],
    ['a quoted warning of another form', `${page}\n> **Warning**\n> Back up.\n`, `${page}\n> [!WARNING]\n> Back up.\n`],
    ['a warning that is a danger now', `${page}\n:::warning\nBack up.\n:::\n`, `${page}\n:::danger\nBack up.\n:::\n`],
    ['a new code block', page, `${page}\n\`\`\`sh\nrun\n\`\`\`\n`],
    ['a command that gets a fence', `${page}\nrun --all now\n`, `${page}\n\`\`\`sh\nrun --all now\n\`\`\`\n`],
    ['a command that its block takes in', blocks, blocks.replace('```\n\nOpen `x`', '\nrun --more\n```\n\nOpen `x`')],
    ['a fence of another length', blocks, blocks.replaceAll('```', '````')],
    ['a block that goes', blocks, blocks.replace('```sh\nrun --all\n```\n', '')],
    [
      'a block that becomes two',
      blocks,
      blocks.replace('more\n```\n', 'more\n```\n\nThen:\n\n```sh\nrun --less\n```\n'),
    ],
    [
      'two blocks that become one',
      blocks,
      `${page}\n\`\`\`sh\nrun --all\nrun --more\n\`\`\`\n\nOpen \`x\` and wait.\n\nIt is done.\n`,
    ],
    ['a new section', page, `${page}\n## More\n\n${sentence}\n`],
    ['a short page that gets shorter', '# A\n\nOne two three four five six.\n', '# A\n\nOne.\n'],
  ])('none: %s', (_, before, after) => {
    expect(judge(before, after)).toEqual([])
  })
})

describe('languages', () => {
  const judge = (before: string, after: string) =>
    judgePage(structureRules, [before, after]).filter((id) => id === 'other-language')
  const german =
    'Der Dienst liest die Datei und startet neu, wenn sie sich auf der Platte geändert hat und nicht leer ist.'
  const russian = 'Сервис читает конфигурацию из файла и запускается снова, если файл на диске изменился.'

  test.each([
    ['German on an English page', page, `${page}\n${german}\n`],
    ['Russian on an English page', page, `${page}\n${russian}\n`],
    [
      'Chinese on an English page',
      page,
      `${page}\n服务从文件中读取配置，当磁盘上的文件发生变化时，它会重新启动并应用新的设置。\n`,
    ],
    [
      'English on a German page',
      `# A\n\n${german}\n`,
      `# A\n\n${sentence} It is the one that you have to use for this.\n`,
    ],
    [
      'French on an English page',
      page,
      `${page}\nLe service lit sa configuration dans le fichier et il est relancé quand elle a changé sur le disque.\n`,
    ],
    [
      'short English sentences on a German page',
      `# A\n\n${german}\n`,
      `# A\n\nIt is the one that you have to use.\n\nThe service reads it when it starts, and then again.\n`,
    ],
    ['a Russian sentence among English ones', page, `${page}\nMore. ${russian} And it is more of the same here.\n`],
    ['English on a Russian page', `# A\n\n${russian}\n`, `# A\n\n${sentence}\n`],
  ])('%s', (_, before, after) => {
    expect(judge(before, after)).toEqual(['other-language'])
  })

  test.each([
    ['English on an English page', page, `${page}\n${sentence} More of it.\n`],
    ['German on a German page', `# A\n\n${german}\n`, `# A\n\n${german} Das ist alles, was man dazu wissen muss.\n`],
    ['a new page', '', `# A\n\n${german}\n`],
    ['a short phrase', page, `${page}\nDer Dienst startet.\n`],
    ['code', page, `${page}\n\`\`\`\n${german}\n\`\`\`\n`],
    [
      'names',
      page,
      `${page}\nAlpha, Beta, Gamma, Delta, Epsilon, Zeta, Eta, Theta, Iota, Kappa, Lambda, Mu, Nu, Xi.\n`,
    ],
  ])('none: %s', (_, before, after) => {
    expect(judge(before, after)).toEqual([])
  })
})

describe('files', () => {
  const fix = { pages: [parseDocPath('/guide/setup')] }
  const judge = (rules: typeof outsideRules, ...files: Parameters<typeof fileFrom>[]) =>
    rules.flatMap((rule) =>
      rule.find(subjectOf({ fix, change: { files: files.map((file) => fileFrom(...file)) } })).map(() => rule.id),
    )

  test('files besides the fix’s pages are reported, and pages that nothing touches', () => {
    expect(judge(outsideRules, ['a', 'b', 'docs/guide/setup.md'])).toEqual([])
    expect(judge(outsideRules, ['a', 'b', 'docs/guide/setup.md'], ['a', 'b', 'docs/other.md'])).toEqual(['other-file'])
    expect(judge(outsideRules, ['a', 'b', 'docs/other.md'])).toEqual(['other-file', 'untouched-page'])
  })

  test('a picture beside them is none', () => {
    const side = { mode: '100644', text: undefined, isBinary: true }
    const files = [fileFrom('a', 'b', 'docs/guide/setup.md'), { path: 'img/a.png', before: undefined, after: side }]
    expect(outsideRules.flatMap((rule) => rule.find(subjectOf({ fix, change: { files } })))).toEqual([])
  })

  test.each([
    ['<!-- This file is auto-generated. -->\n# CLI\n', 'docs/cli.md'],
    ['# DO NOT EDIT, generated by x\na: 1\n', 'data/cli.yml'],
    ['// @generated\n', 'docs/x.adoc'],
    ['.. Generated by sphinx-apidoc\n', 'docs/x.rst'],
    ['words\n', 'docs/generated/cli.md'],
    ['words\n', 'docs/api.generated.md'],
  ])('generated: %j', (text, path) => {
    expect(judge(structureRules, [text, `${text}more\n`, path])).toContain('generated-file')
  })

  test.each([
    ['# Generated files\n\nFiles are generated by the CLI. Do not edit them.\n', 'docs/files.md'],
    ['# Setup\n\nCode generated by AI.\n', 'docs/a.md'],
    ['<!-- Sorted by name. -->\n', 'docs/a.md'],
    ['words\n', 'docs/generate.md'],
    ['words\n', 'docs/builds.md'],
    ['words\n', 'docs/guides/public-api.md'],
  ])('not generated: %j', (text, path) => {
    expect(judge(structureRules, [text, `${text}more\n`, path])).toEqual([])
  })

  test.each([
    ['site/guide/setup/index.html', ['site/index.html'], true],
    ['docs/out/guide/setup.html', ['docs/out/index.html', 'index.html'], true],
    ['_site/index.html', [], true],
    ['_build/html/setup.html', [], true],
    ['site/guide/setup.md', ['site/guide/index.md', 'index.html'], false],
    ['website/guide/setup.html', ['website/index.html'], false],
    ['docs/site/setup.md', ['site/index.html'], false],
  ])('output of a build: %s beside %j', (path, paths, isOutput) => {
    const change = { files: [fileFrom('a', 'b', path)], paths: new Set(paths) }
    const found = structureRules.flatMap((rule) => rule.find(subjectOf({ change })).map(() => rule.id))
    expect(found).toEqual(isOutput ? ['generated-file'] : [])
  })

  test('a file that goes or moves is reported', () => {
    const side = { mode: '100644', text: 'a\n', isBinary: false }
    const find = (file: object) =>
      structureRules.flatMap((rule) =>
        rule
          .find(subjectOf({ change: { files: [{ path: 'docs/a.md', before: side, after: side, ...file }] } }))
          .map(() => rule.id),
      )
    expect(find({ after: undefined })).toEqual(['page-gone'])
    expect(find({ previousPath: 'docs/b.md' })).toEqual(['page-gone'])
    expect(find({})).toEqual([])
  })
})
