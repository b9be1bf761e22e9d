// Files that no fix of a page may touch, and near ones that it may.
import { describe, expect, test } from 'vitest'
import type { FileChange, FileSide } from '../../../src/changes/change.ts'
import { configurationRules } from '../../../src/review/rules/files/configuration.ts'
import { fileRules } from '../../../src/review/rules/files/files.ts'
import { subjectOf } from './subject.ts'

const side = (text: string | undefined, mode = '100644'): FileSide => ({ mode, text, isBinary: text === undefined })

function judgeFiles(...files: FileChange[]): string[] {
  const subject = subjectOf({ change: { files } })
  return [...fileRules, ...configurationRules].flatMap((rule) => rule.find(subject).map(() => rule.id))
}

const edit = (path: string, before = 'a: 1\n', after = 'a: 2\n'): FileChange => ({
  path,
  before: side(before),
  after: side(after),
})
const create = (path: string, text: string | null = 'words\n', mode?: string): FileChange => ({
  path,
  before: undefined,
  after: side(text ?? undefined, mode),
})

const binary = (isPicture: boolean): FileSide => ({ mode: '100644', text: undefined, isBinary: true, isPicture })
const createBinary = (path: string, isPicture: boolean): FileChange => ({
  path,
  before: undefined,
  after: binary(isPicture),
})

describe('machinery', () => {
  test.each([
    [
      'ci-file',
      '.github/workflows/ci.yml .GitHub/Workflows/x.yml .gitlab-ci.yml docs/.circleci/config.yml Jenkinsfile',
    ],
    [
      'ci-file',
      '.github/CODEOWNERS CODEOWNERS .ｇｉｔｈｕｂ/workflows/a.yml .readthedocs.yaml azure-pipelines.docs.yml',
    ],
    [
      'git-file',
      '.gitattributes .gitmodules docs/.gitattributes .husky/pre-commit lefthook.yml .pre-commit-config.yaml',
    ],
    [
      'packages-file',
      'package.json website/package-lock.json Cargo.toml go.mod requirements.txt requirements-docs.txt',
    ],
    ['packages-file', '.npmrc pnpm-lock.yaml Gemfile.lock pyproject.toml x.csproj flake.nix docs/.yarn/releases/y.cjs'],
    ['scripts-file', 'install.sh docs/a.PS1 Makefile justfile src/x.ts static/js/x.js .envrc tools/x.py a.md.bat'],
    ['containers-file', 'Dockerfile docker/Dockerfile.dev compose.yaml netlify.toml vercel.json .devcontainer/x.json'],
    [
      'site-file',
      'docusaurus.config.ts next.config.mjs docs/conf.py CNAME hugo.toml _layouts/default.html layouts/x.html',
    ],
    ['site-file', '.vitepress/config.mts book.toml theme.config.jsx antora-playbook.yml _quarto.yml _headers'],
    ['agents-file', 'AGENTS.md CLAUDE.md docs/AGENTS.md agents.md .cursor/rules/x.mdc .cursorrules .vscode/tasks.json'],
    [
      'agents-file',
      '.mcp.json .claude/commands/x.md .windsurfrules .idea/workspace.xml docs/CLAUDE.md x.code-workspace',
    ],
    [
      'tools-file',
      '.sometool.yml .sometool/x.md docs/.newrc bitrise-next.yml tox.ini docs/x.unknown docs/runme newtool.toml',
    ],
    ['scripts-file', 'scripts/x.cfg bin/x'],
    ['ci-file', 'ci/x.yml .tekton/x.yaml'],
    ['agents-file', 'x.prompt.md docs/x.mdc .kilocode/rules/x.md'],
    ['site-file', 'docs/stylesheets/extra.css theme/main.html docs/_includes/head.html'],
    ['secrets-file', '.env .env.local docs/.netrc keys/server.pem id_rsa'],
  ])('%s: %s', (rule, paths) => {
    for (const path of paths.split(' ')) expect(judgeFiles(edit(path)), path).toContain(rule)
  })

  test.each([
    'docs/github/workflows.md docs/guides/package.json.md docs/reference/makefile.md docs/docker/dockerfile.mdx',
    'docs/concepts/agents.md docs/models/claude.md docs/themes/dark.md docs/layouts/grid.mdx docs/vendor/acme.rst',
    'README.md docs/setup.md docs/scripts/usage.md docs/hooks/pre-commit.md docs/img/.vitepress.md docs/env.md',
    'docs/pre-commit.md docs/requirements.md docs/config.md docs/x.adoc docs/ci/jenkinsfile.md data/terms.yml',
  ])('none: %s', (paths) => {
    for (const path of paths.split(' ')) expect(judgeFiles(edit(path)), path).toEqual([])
  })

  test('both ends of a rename are judged', () => {
    const rename = { ...edit('docs/ci.md'), previousPath: '.github/workflows/ci.yml' }
    expect(judgeFiles(rename)).toContain('ci-file')
    expect(judgeFiles({ ...rename, previousPath: 'docs/old.md' })).toEqual([])
  })

  test('a file that goes away is judged as well', () => {
    expect(judgeFiles({ path: 'CODEOWNERS', before: side('* @a'), after: undefined })).toEqual(['ci-file'])
  })

  test.each(['docs/data/a.yml openapi.yaml docs/a.csv LICENSE i18n/de.po .gitignore docs/ci/a.md .vale/words.txt'])(
    'for people: %s',
    (paths) => {
      for (const path of paths.split(' ')) expect(judgeFiles(edit(path)), path).toEqual([])
    },
  )

  test('settings that say what to run are found under any name', () => {
    expect(judgeFiles(create('docs/data/x.yml', 'jobs:\n  a:\n    steps:\n      - run: x\n'))).toEqual(['scripts-file'])
    expect(judgeFiles(create('docs/data/x.yml', 'steps:\n  - name: x\n'))).toEqual([])
  })

  test('a script without an extension is known by its first line', () => {
    expect(judgeFiles(create('docs/run', '#!/bin/sh\n'))).toEqual(['tools-file'])
    expect(judgeFiles(create('docs/run.txt', '# run\n'))).toEqual([])
    expect(judgeFiles(create('docs/run.txt', '#!/bin/sh\n'))).toEqual(['scripts-file'])
  })
})

describe('what a file is', () => {
  test.each<[string, FileChange]>([
    ['symbolic-link', create('docs/a.md', '../../.env', '120000')],
    ['symbolic-link', { path: 'docs/a.md', before: side('b.md', '120000'), after: side('c.md', '120000') }],
    ['submodule', create('vendored', null, '160000')],
    ['executable', create('docs/a.md', 'words', '100755')],
    ['executable', { path: 'docs/a.md', before: side('a'), after: side('a', '100755') }],
    ['binary-file', create('docs/a.pdf', null)],
    ['binary-file', create('docs/tool.md', null)],
    ['binary-file', create('docs/archive.zip', null)],
    ['false-picture', create('docs/a.png', '<script>alert(1)</script>')],
    ['false-picture', create('docs/a.JPG', '#!/bin/sh\n')],
    ['false-picture', createBinary('docs/a.png', false)],
    ['false-picture', createBinary('docs/a.svg', false)],
  ])('%s', (rule, file) => {
    expect(judgeFiles(file)).toContain(rule)
  })

  test.each<[string, FileChange]>([
    ['a picture', create('docs/a.png', null)],
    ['a picture whose bytes are those of one', createBinary('docs/a.png', true)],
    ['a picture that goes away', { path: 'a.png', before: binary(false), after: undefined }],
    ['a picture in capitals', create('docs/A.PNG', null)],
    [
      'a picture that Git keeps elsewhere',
      create('a.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n'),
    ],
    ['a drawing', create('docs/a.svg', '<svg/>')],
    ['a page that was executable before', { path: 'a.md', before: side('a', '100755'), after: side('b', '100755') }],
    ['a page that is no longer executable', { path: 'a.md', before: side('a', '100755'), after: side('b') }],
    ['a binary that goes away', { path: 'a.zip', before: side(undefined), after: undefined }],
    ['a link that becomes a page', create('docs/b.md')],
  ])('none: %s', (_, file) => {
    expect(judgeFiles(file)).toEqual([])
  })
})

describe('odd paths', () => {
  test.each([
    'docs/..\\x.md',
    'docs/set\u200bup.md',
    'docs/\u202egnp.md',
    'docs/sеtup.md',
    'docs/ .md',
    'docs/a.md.',
    'docs/a /b.md',
    'docs/../b.md',
    'docs//b.md',
    'docs/CON.md',
    'GIT~1/hooks.md',
    '.git/info.md',
    'docs/a.md:stream',
    'docs/%2e%2e/a.md',
    'docs/a\uff0fb.md',
  ])('%j', (path) => {
    expect(judgeFiles(create(path))).toContain('odd-path')
  })

  test.each([
    'docs/настройка.md',
    'docs/设置/安装.md',
    'docs/what is this.md',
    'docs/[slug]/page.mdx',
    'docs/(group)/@modal/x.mdx',
    'docs/größe.md',
    'docs/connect.md',
    'docs/v1.2/ünï.md',
    'docs/Ω.md',
  ])('none: %j', (path) => {
    expect(judgeFiles(create(path))).toEqual([])
  })

  test('a file that had its name before is not asked about it', () => {
    expect(judgeFiles(edit('docs/a /b.md'))).toEqual([])
  })
})

describe('configuration of the site', () => {
  const nav = 'site_name: X\nnav:\n  - Home: index.md\n'
  const vitepress = "export default {\n  sidebar: [{ text: 'A', link: '/a' }],\n}\n"
  const sidebars = "module.exports = {\n  docs: ['intro'],\n}\n"
  test.each<[string, FileChange]>([
    ['a plugin', edit('mkdocs.yml', nav, `${nav}plugins:\n  - search\n  - x\n`)],
    ['a hook', edit('mkdocs.yml', nav, `${nav}hooks:\n  - docs/x.md\n`)],
    ['a key in quotes', edit('mkdocs.yml', nav, `${nav}"extra_javascript": [x.js]\n`)],
    ['a tag of Python', edit('mkdocs.yml', nav, `${nav}copyright: !!python/object/apply:os.system [id]\n`)],
    ['a merge', edit('mkdocs.yml', nav, `${nav}<<: {hooks: [x]}\n`)],
    ['a tracker', edit('docs.json', '{"name":"a"}', '{"name":"a","integrations":{"gtm":{"tagId":"GTM-1"}}}')],
    ['JSON that does not parse', edit('mint.json', '{"name":"a"}', '{"name":"a",')],
    ['a theme from elsewhere', edit('_config.yml', 'title: a\n', 'title: a\nremote_theme: x/y\n')],
    ['code in a sidebar', edit('sidebars.js', sidebars, `${sidebars}require('child_process')\n`)],
    ['a call in a sidebar', edit('sidebars.ts', sidebars, sidebars.replace("'intro'", "fetch('x')"))],
    ['a template in a sidebar', edit('sidebars.ts', sidebars, sidebars.replace("'intro'", '`${x}`'))],
  ])('site-key: %s', (_, file) => {
    expect(judgeFiles(file)).toContain('site-key')
  })

  test.each<[string, FileChange]>([
    ['a page in the navigation', edit('mkdocs.yml', nav, `${nav}  - Setup: setup.md\n`)],
    ['a comment and a description', edit('mkdocs.yml', nav, `# plugins\n${nav}site_description: Y\n`)],
    ['a page in a sidebar', edit('sidebars.js', sidebars, sidebars.replace("'intro'", "'intro', 'setup'"))],
    ['a type in a sidebar', edit('sidebars.ts', sidebars, sidebars.replace("'intro'", "{type: 'doc', id: 'x'}"))],
    ['navigation of JSON', edit('docs.json', '{"navigation":[]}', '{"navigation":["a"]}')],
    ['redirects', edit('static/_redirects', '/a /b\n', '/a /b\n/c /d\n')],
    ['a table of contents', edit('docs/SUMMARY.md')],
    ['a category', edit('docs/guide/_category_.json')],
    ['a title', edit('_config.yml', 'title: a\n', 'title: b\n')],
    [
      'a menu of Hugo',
      edit(
        'hugo.toml',
        'a = 1\n\n[[menu.main]]\nname = "A"\n',
        'a = 1\n\n[[menu.main]]\nname = "A"\n\n[[menu.main]]\nname = "B"\nurl = "/b/"\n',
      ),
    ],
    [
      'a sidebar of VitePress',
      edit('.vitepress/config.ts', vitepress, vitepress.replace("'/a' }", "'/a' }, { text: 'B', link: '/b' }")),
    ],
  ])('navigation only: %s', (_, file) => {
    expect(judgeFiles(file)).toEqual([])
  })

  test.each<[string, FileChange]>([
    ['a plugin', edit('.vitepress/config.ts', vitepress, vitepress.replace('sidebar', "plugins: ['x'],\n  sidebar"))],
    ['a call', edit('.vitepress/config.ts', vitepress, vitepress.replace("'/a'", "fetch('x')"))],
    ['HTML', edit('.vitepress/config.ts', vitepress, vitepress.replace("'A'", "'<img src=x>'"))],
    ['a script address', edit('.vitepress/config.ts', vitepress, vitepress.replace('/a', 'javascript:x()'))],
    [
      'another table',
      edit('hugo.toml', '[[menu.main]]\nname = "A"\n', '[[menu.main]]\nname = "A"\n[markup]\nname = "B"\n'),
    ],
    [
      'a key outside tables',
      edit('hugo.toml', '[[menu.main]]\nname = "A"\n', 'title = "B"\n[[menu.main]]\nname = "A"\n'),
    ],
    [
      'HTML before an entry',
      edit('hugo.toml', '[[menu.main]]\nname = "A"\n', '[[menu.main]]\nname = "A"\npre = "B"\n'),
    ],
  ])('a site’s configuration: %s', (_, file) => {
    expect(judgeFiles(file)).toEqual(['site-file'])
  })

  test.each([
    'docs/navigation.md',
    'docs/redirects.md',
    'docs/sidebar.mdx',
    'docs/toc.md',
    'docs/meta.md',
    'data/docs.yaml',
  ])('none: %s', (path) => {
    expect(judgeFiles(edit(path))).toEqual([])
  })
})
