// Code in MDX, directives that run or include, drawings, and tags that only other parsers see.
import { describe, expect, test } from 'vitest'
import { directiveRules } from '../../../src/review/rules/markup/directives.ts'
import { drawingRules } from '../../../src/review/rules/markup/drawings.ts'
import { esmRules } from '../../../src/review/rules/markup/esm.ts'
import { frameRules } from '../../../src/review/rules/markup/frames.ts'
import { tagRules } from '../../../src/review/rules/markup/tags.ts'
import { fileFrom, judgePage } from './page.ts'
import { subjectOf } from './subject.ts'

const page = '# Setup\n\nSome words.\n'
const judgeMdx = (text: string, others?: readonly string[]) =>
  judgePage(esmRules, [page, `${page}\n${text}\n`, 'docs/a.mdx'], others)

describe('statements and expressions of MDX', () => {
  test.each([
    ['mdx-import', "import Foo from '../Foo'"],
    ['mdx-import', "import 'https://x.example/a.js'"],
    ['mdx-import', 'export const key = process.env.KEY'],
    ['mdx-import', 'export default function Page() { return null }'],
    ['mdx-import', "export { x } from './x'"],
    ['mdx-expression', 'Words {process.env.SECRET} here'],
    ['mdx-expression', "{fetch('https://x.example')}"],
    ['mdx-expression', '{`a ${b}`}'],
    ['mdx-expression', '{(() => 1)()}'],
    ['mdx-expression', '<Card title={window.name} />'],
    ['mdx-expression', '<Card {...props} />'],
    ['mdx-expression', '{version}'],
  ])('%s: %s', (rule, text) => {
    expect(judgeMdx(text)).toEqual([rule])
  })

  test.each([
    "{'{'}",
    '{" "}',
    '{`plain`}',
    '{42}',
    '{/* a comment */}',
    "<Tabs items={['npm', 'yarn']} count={2} flag={true} />",
    "<Tabs values={[{ label: 'One', value: 'a' }]} />",
    '<Card icon={<Rocket />} />',
    "<div style={{ margin: '0 auto' }}>a</div>",
    '```js\nimport x from "y"\n```',
    'Write `import x` and `{x}`.',
  ])('none: %s', (text) => {
    expect(judgeMdx(text)).toEqual([])
  })

  test('what other pages have, letter by letter, is looked at', () => {
    const others = ["# Other\n\nimport Tabs from '@theme/Tabs'\n\nVersion {site.version} now"]
    expect(judgeMdx("import Tabs from '@theme/Tabs'", others)).toEqual(['known-import'])
    expect(judgeMdx('Now {site.version} here', others)).toEqual([])
    expect(judgeMdx("import Tabs from '@theme/Tabs2'", others)).toEqual(['mdx-import'])
    expect(judgeMdx("import Tabs from '@theme/Tab'", others)).toEqual(['mdx-import'])
    expect(judgeMdx('Now {site.versions} here', others)).toEqual(['mdx-expression'])
    expect(judgeMdx('Now {ite.version} here', others)).toEqual(['mdx-expression'])
  })

  test('in Markdown only what could run is reported', () => {
    const judge = (text: string) => judgePage(esmRules, [page, `${page}\n${text}\n`])
    expect(judge('Use {id} and {{ name }} in the path.')).toEqual([])
    expect(judge('Use {token}, {{ page.title }} and {{ environment }}.')).toEqual([])
    expect(judge('Use {process.env.KEY} here.')).toEqual(['mdx-expression'])
    expect(judge('{{ $root.$el.baseURI }}')).toEqual(['mdx-expression'])
    expect(judge('{{ site.env.TOKEN }}')).toEqual(['mdx-expression'])
    expect(judge('{{ resources.GetRemote "https://x.example" }}')).toEqual(['mdx-expression'])
    expect(judge("{{ constructor.constructor('x')() }}")).toEqual(['mdx-expression'])
    expect(judge("import X from './x'")).toEqual(['mdx-import'])
  })
})

describe('directives', () => {
  const judge = (text: string, path?: string, others?: readonly string[]) =>
    judgePage(directiveRules, [page, `${page}\n${text}\n`, path], others)

  test.each([
    ['running-directive', '```{code-cell}\nimport os\n```'],
    ['running-directive', '```python exec="true"\nx()\n```'],
    ['running-directive', '```{eval-rst}\n.. raw:: html\n```'],
    ['running-directive', '```{r setup, eval=TRUE}\nx()\n```'],
    ['running-directive', '```jsx live\n<A />\n```'],
    ['running-directive', "```mdx-code-block\nimport Poll from './poll'\n```"],
    ['running-directive', '```mermaid\ngraph TD\n  click A href "javascript:alert(1)"\n```'],
    ['running-directive', '```plantuml\n!include https://x.example/a.puml\n```'],
    ['include-elsewhere', '```{include} ../../.env\n```'],
    ['include-elsewhere', '```{literalinclude} /etc/passwd\n```'],
    ['include-elsewhere', '--8<-- "https://x.example/a.md"'],
    ['include-elsewhere', '--8<-- "../../../.env"'],
    ['include-elsewhere', '{% include /etc/passwd %}'],
    ['include-elsewhere', '--8<--\n../../../.env\n--8<--'],
    ['include-elsewhere', '<<< @/../../.npmrc'],
    ['include-elsewhere', '{{#include ../../../.env}}'],
    ['include-elsewhere', '[!INCLUDE [a](../../../.env)]'],
    ['include-elsewhere', '<!--@include: ../../../.env-->'],
    ['include', '--8<-- "snippets/new.md"'],
    ['include', '{% include new.html %}'],
  ])('%s: %s', (rule, text) => {
    expect(judge(text)).toContain(rule)
  })

  test.each([
    '```sh\nnpm run exec\n```',
    '```python title="execute.py" linenums="1"\nx\n```',
    ':::note\nWords\n:::',
    '!!! warning "Read this"\n    Words',
    '{{< note >}}Words{{< /note >}}',
    '```mermaid\ngraph TD\n  A --> B\n  click A "https://a.example"\n```',
    '```js live-server.js\nx\n```',
  ])('none: %s', (text) => {
    expect(judge(text)).toEqual([])
  })

  test('what other pages include is none', () => {
    expect(judge('--8<-- "snippets/new.md"', 'docs/a.md', ['--8<-- "snippets/new.md"\n'])).toEqual([])
  })
})

describe('single lines of reStructuredText and AsciiDoc', () => {
  const judge = (text: string, path: string) =>
    judgePage(
      [...directiveRules, ...tagRules],
      ['Setup\n=====\n\nWords.\n', `Setup\n=====\n\nWords.\n\n${text}\n`, path],
    )

  test.each([
    ['raw-directive', '.. role:: plain(raw)\n   :format: html', 'docs/a.rst'],
    ['raw-directive', '.. raw:: html\n\n   <b>a</b>', 'docs/a.rst'],
    ['raw-directive', '.. meta::\n   :http-equiv=refresh: 0; url=https://x.example', 'docs/a.rst'],
    ['include-elsewhere', 'A file: :download:`it <../../../.pypirc>`.', 'docs/a.rst'],
    ['include-elsewhere', '.. include:: ../../../etc/passwd', 'docs/a.rst'],
    ['include-elsewhere', '.. csv-table:: T\n   :url: https://x.example/a.csv', 'docs/a.rst'],
    ['include', '.. csv-table:: T\n   :file: files/a.csv', 'docs/a.rst'],
    ['script-address', 'See `this <javascript:alert(1)>`__.', 'docs/a.rst'],
    ['raw-directive', '[subs=none]\nVersion <object data="x"></object>', 'docs/a.adoc'],
    ['raw-directive', '++++\n<b>a</b>\n++++', 'docs/a.adoc'],
    ['include-elsewhere', '----\ninclude::../../../../root/.ssh/id_rsa[]\n----', 'docs/a.adoc'],
    ['include-elsewhere', 'include::https://x.example/a.adoc[]', 'docs/a.adoc'],
    ['include-elsewhere', 'plantuml::https://x.example/a.puml[]', 'docs/a.adoc'],
    ['include-elsewhere', 'include::..%2f..%2f..%2f.env[]', 'docs/a.adoc'],
    ['running-directive', '.. automodule:: stranger', 'docs/a.rst'],
    ['script-address', "More in link:++javascript:fetch('//x.example')++[it].", 'docs/a.adoc'],
  ])('%s: %s', (rule, text, path) => {
    expect(judge(text, path)).toContain(rule)
  })

  test.each([
    ['.. note::\n\n   Words', 'docs/a.rst'],
    ['.. code-block:: sh\n\n   run', 'docs/a.rst'],
    ['.. csv-table:: T\n   :header: "A", "B"\n   :widths: 1, 2\n\n   "a", "b"', 'docs/a.rst'],
    ['.. list-table:: T\n   :header-rows: 1\n\n   * - A\n     - B', 'docs/a.rst'],
    ['A file: :download:`it <files/a.csv>`.', 'docs/a.rst'],
    ['.. meta::\n   :description: Words', 'docs/a.rst'],
    ['See `this <setup.html>`__.', 'docs/a.rst'],
    ['[subs="attributes+"]\n----\nrun {version}\n----', 'docs/a.adoc'],
    ['NOTE: Words', 'docs/a.adoc'],
    ['More in link:setup.html[it].', 'docs/a.adoc'],
    ['\\include::https://x.example/a.adoc[]', 'docs/a.adoc'],
  ])('none: %s', (text, path) => {
    expect(judge(text, path)).toEqual([])
  })
})

describe('drawings', () => {
  const judge = (text: string, before = '<svg/>') =>
    drawingRules[0]?.find(subjectOf({ change: { files: [fileFrom(before, text, 'img/a.svg')] } })).length

  test.each([
    '<svg><script>1</script></svg>',
    '<svg onload="x()"></svg>',
    '<svg><foreignObject><p>a</p></foreignObject></svg>',
    '<svg><a href="javascript:x()">a</a></svg>',
    '<svg><image href="https://x.example/a.png"/></svg>',
    '<svg><use xlink:href="https://x.example/a.svg#b"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>',
    '<svg><style>@import "https://x.example"</style></svg>',
    '<svg><set attributeName="href" to="x"/></svg>',
    '<svg><rect fill="url(https://x.example/a)"/></svg>',
  ])('%s', (text) => {
    expect(judge(text)).toBe(1)
  })

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    '<?xml version="1.0"?><svg><text x="1">Words</text></svg>',
    '<svg><use href="#a"/><rect fill="url(#b)"/></svg>',
    '<svg><style>.a { fill: red }</style></svg>',
    '<svg><image href="data:image/png;base64,aa"/></svg>',
    '<svg><a href="https://x.example">a</a></svg>',
  ])('none: %s', (text) => {
    expect(judge(text)).toBe(0)
  })

  test('one that does not change is none', () => {
    expect(judge('<svg onload="x()"/>', '<svg onload="x()"/>')).toBe(0)
  })
})

describe('tags that are not well-formed', () => {
  const judge = (text: string) => judgePage([...tagRules, ...frameRules], [page, `${page}\n${text}\n`])

  test.each([
    ['script-element', 'Text <SCRIPT src=//x.example/a.js></SCRIPT> more'],
    ['event-handler', 'Text <input autofocus onfocus=fetch("//x.example") /> more'],
    ['event-handler', 'Text <img src=x/y onerror=alert(1)> more'],
    ['embed', 'Text <iframe src=//x.example/></iframe> more'],
    ['embed', 'Text <IFRAME\n  SRC=//x.example loading=lazy></IFRAME\n>'],
    ['script-address', 'Text <a href=javascript:x/y>more</a> [a](javascript:x)'],
    ['event-handler', '<a @click="x()">a</a>'],
  ])('%s: %s', (rule, text) => {
    expect(judge(text)).toContain(rule)
  })

  test.each([
    'Write `<script src=//x.example/a.js>` here.',
    'Write \\<script src=//x.example/a.js> here.',
    '```\n<script src=//x.example/a.js>\n```',
    'A list of `Map<string, number>` and Array<string> values.',
    'If a < b and onclick = c > d then.',
    'Write &lt;script src=x&gt; here.',
  ])('none: %s', (text) => {
    expect(judge(text)).toEqual([])
  })
})
