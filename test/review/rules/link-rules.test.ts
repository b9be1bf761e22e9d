// Rules over relative links, pictures and anchors.
import { testRule } from './page-cases.ts'

const linked = {
  'docs/keys.md': '# Keys\n\n## Rotate a key {#rotate}\n\nSetext\n---\n\n<a name="old"></a>\n\n[](){#mark}\n',
}
const paths = ['docs/install.md', 'docs/guide/index.md', 'docs/api/keys.mdx', 'static/img/a.png', 'README.md']

testRule(
  'link-broken',
  [
    { after: '[x](./instal.md)\n', paths },
    { after: '[x](guide/none.md)\n', paths },
    { after: '![x](../static/img/b.png)\n', paths },
    { after: '[x](./install.md2#a)\n', paths },
    { after: '![x](../../static/img/a.png)\n', path: 'docs/guide/a.md', paths: ['docs/static/img/a.png'] },
    { after: '<a href="./nowhere.md">x</a>\n', paths },
    { after: '[x](/guide/none)\n', before: '[y](/guide/)\n', paths },
    { after: '[x][a]\n\n[a]: ../../../none.md\n', paths },
    { after: 'See :doc:`guide/none`.\n', path: 'docs/setup.rst', paths },
    { after: 'See :doc:`the guide </none>`.\n', path: 'docs/setup.rst', paths },
    { after: 'See xref:none.adoc#a[it].\n', path: 'docs/setup.adoc', paths: ['docs/install.adoc'] },
    { after: 'See {{< relref "none.md" >}}.\n', paths },
    { after: 'See {% link none.md %}.\n', paths },
    { after: 'See {doc}`none`.\n', paths },
  ],
  [
    { after: 'See :doc:`guide/index` and :doc:`the page </api/keys>`.\n', path: 'docs/setup.rst', paths },
    { after: 'See xref:guide:install.adoc#a[it].\n', path: 'docs/setup.adoc', paths: ['docs/install.adoc'] },
    { after: 'See xref:2.0@acme:guide:none.adoc[it].\n', path: 'docs/setup.adoc', paths },
    { after: 'See {{< relref "/docs/install.md" >}} and {{< ref "keys.mdx#a" >}}.\n', paths },
    { after: '```\n{% link none.md %}\n```\n', paths },
    { after: 'See {doc}`install` and {doc}`./guide/index`.\n', paths },
    { after: '[x](./install.md)\n', paths },
    { after: '[x](install#a)\n', paths },
    { after: '[x](./guide/)\n', paths },
    { after: '[x](api/keys?a=b)\n', paths },
    { after: '![x](../static/img/a.png)\n', paths },
    { after: '[x](/none)\n', paths },
    { after: '[x](/guide)\n', before: '[y](/install)\n', paths },
    { after: '[x](https://acme.example/none)\n', paths },
    { after: '[x](./none.md)\n', before: '[x](./none.md)\n', paths },
    { after: '[x](./none.md)\n' },
    { after: '[x](../install)\n', path: 'docs/setup.md', paths },
    { after: '[x](@site/none.md)\n', paths },
  ],
)

testRule(
  'anchor-broken',
  [
    '# One\n\n[x](#two)\n',
    { after: '# Now called\n\n[x](#old-name)\n', before: '# Old name\n\n[x](#old-name)\n' },
    '# One {#first}\n\n[x](#second)\n',
    '<a id="a"></a>\n\n[x](#b)\n',
    { after: '# A\n\n[x](#b)\n\n[y](#a)\n', before: '# A\n\n[y](#a)\n' },
    '# One\n\n<a href="#none">x</a>\n',
    { after: '[x](keys.md#revoke)\n', linked },
    { after: '[x](./keys#revoke)\n', linked },
    { after: '[x](../docs/keys.md#revoke)\n', linked },
    { after: '[x](keys.mdx#revoke)\n', linked: { 'docs/keys.mdx': '# Keys\n\n<Tabs>x</Tabs>\n' } },
  ],
  [
    '# One two\n\n[x](#one-two)\n',
    '# What’s new?\n\n[x](#whats-new)\n',
    '# One {#first}\n\n[x](#first)\n',
    '<a id="b"></a>\n\n[x](#b)\n',
    '# One\n\n## One\n\n[x](#one-1)\n',
    { after: '# A\n\nMore. [x](#none)\n', before: '# A\n\n[x](#none)\n' },
    '[x](#top)\n',
    '# Größe\n\n[x](#größe)\n',
    ...['keys', 'rotate', 'rotate-a-key', 'setext', 'old', 'mark', 'top', ''].map((id) => {
      return { after: `[x](keys.md#${id})\n`, linked }
    }),
    { after: '[x](keys.md#revoke)\n', before: '[x](keys.md#revoke)\n', linked },
    { after: '[x](/keys.md#revoke)\n', linked },
    { after: '[x](other.md#revoke)\n', linked },
    ...[
      '{% include "more.md" %}',
      '--8<-- "more.md"',
      ':::{include} more.md\n:::',
      '{{< readfile "more.md" >}}',
      '```{include} more.md\n```',
    ].map((line) => ({ after: '[x](keys.md#revoke)\n', linked: { 'docs/keys.md': `# Keys\n\n${line}\n` } })),
    {
      after: '[x](keys.mdx#revoke)\n',
      linked: { 'docs/keys.mdx': "import More from './_more.mdx'\n\n# Keys\n\n<More />\n" },
    },
  ],
)
