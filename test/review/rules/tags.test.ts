// Tags that run, load, send or hide something, and near ones that do not.
import { describe, expect, test } from 'vitest'
import { hidingRules } from '../../../src/review/rules/hidden/hiding-rules.ts'
import { frameRules } from '../../../src/review/rules/markup/frames.ts'
import { isScriptAddress } from '../../../src/review/rules/markup/script-address.ts'
import { tagRules } from '../../../src/review/rules/markup/tags.ts'
import { judgePage } from './page.ts'

const rules = [...tagRules, ...frameRules, ...hidingRules]
const judgeAdded = (text: string, path?: string, others?: readonly string[]) =>
  judgePage(rules, ['# Setup\n\nSome words.\n', `# Setup\n\nSome words.\n\n${text}\n`, path], others)

describe('in Markdown', () => {
  test.each([
    ['script-element', '<script>alert(1)</script>'],
    ['script-element', 'Text <SCRIPT src="//x.example/a.js"></SCRIPT> more'],
    ['script-element', '<svg><script xlink:href="x"/></svg>'],
    ['embed', '<iframe src="https://evil.example/x"></iframe>'],
    ['embed', '<object data="x.swf"></object>'],
    ['embed', '<embed src="/x">'],
    ['embed', '<iframe srcdoc="&lt;script&gt;1&lt;/script&gt;"></iframe>'],
    ['raw-html', '<iframe srcdoc="x"></iframe>'],
    ['form', '<form action="https://evil.example/"><input name=a></form>'],
    ['form', '<form method="POST"><button>Go</button></form>'],
    ['form', '<button formaction="//evil.example">Go</button>'],
    ['form', '<input type="password">'],
    ['page-head', '<base href="https://evil.example/">'],
    ['page-head', '<meta http-equiv="refresh" content="0; url=https://evil.example">'],
    ['page-head', '<link rel="stylesheet" href="https://evil.example/a.css">'],
    ['style-element', '<style>p { display: none }</style>'],
    ['event-handler', '<p data-ng-click="x()">a</p>'],
    ['event-handler', '<p style="width: expression(x())">a</p>'],
    ['embed', '<turbo-frame src="https://evil.example/"></turbo-frame>'],
    ['script-address', '[a](intent://x#Intent;end)'],
    ['script-address', '[a](file:///etc/passwd)'],
    ['event-handler', '<img src=x onerror=alert(1)>'],
    ['event-handler', '<div\nonMouseOver = "x()">a</div>'],
    ['event-handler', '<div onmouseover=alert(1)'],
    ['event-handler', `<div ${' '.repeat(5_000)}onmouseover=alert(1)`],
    ['event-handler', 'Words.\n\n> <p onclick="x()" title=a'],
    ['event-handler', '<details ontoggle="x()" open>a</details>'],
    ['event-handler', '<div @click="x()">a</div>'],
    ['event-handler', 'Text\n{: onclick="x()"}'],
    ['template-binding', '<a :href="x()">a</a>'],
    ['template-binding', '<div x-data="fetch(1)">a</div>'],
    ['raw-html', '<div v-html="x"></div>'],
  ])('%s: %s', (rule, text) => {
    expect(judgeAdded(text)).toContain(rule)
  })

  test.each([
    '<details><summary>More</summary>Words</details>',
    '<a id="setup"></a>',
    '<div align=center',
    'a <b onto=c and so on',
    '`<div onclick=x()` is code',
    '<br> and <kbd>Ctrl</kbd> and <sub>2</sub>',
    '<img src="../img/a.png" alt="A screenshot" width="600">',
    '<video controls src="./a.mp4"></video>',
    '```html\n<script>alert(1)</script>\n```',
    'Write `<iframe src="x">` in your page.',
    '<div class="note" align="center">Words</div>',
    '<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>',
    '<p style="text-align: center; color: #333">Words</p>',
    '<Badge :text="\'beta\'" once />',
    '<span v-pre>{{ x }}</span>',
    '<input type="checkbox" disabled> done',
    '<!-- markdownlint-disable MD033 -->',
  ])('none: %s', (text) => {
    expect(judgeAdded(text)).toEqual([])
  })

  test('what the page had before is none', () => {
    expect(judgePage(rules, ['<script>a()</script>\n\nTeh.\n', '<script>a()</script>\n\nThe.\n'])).toEqual([])
  })

  test('another content of the same script is new', () => {
    expect(judgePage(rules, ['<script>a()</script>\n', '<script>b()</script>\n'])).toContain('script-element')
  })

  test('a handler that stood at the tag before is none', () => {
    const before = '<button onclick="copy()" class="a">Copy</button>\n'
    expect(judgePage(rules, [before, before.replace('"a"', '"b"')])).toEqual([])
  })
})

describe('embeds that others have', () => {
  const others = ['Look:\n\n<iframe width="560" src="https://www.youtube.com/embed/abc" title="x"></iframe>\n']

  test.each([
    '<iframe src="https://www.youtube.com/embed/xyz"></iframe>',
    '<iframe loading="lazy" src="HTTPS://www.YouTube.com/embed/xyz"></iframe>',
  ])('are nothing new: %s', (text) => {
    expect(judgeAdded(text, 'docs/x.md', others)).toEqual([])
  })

  test.each([
    '<iframe src="https://www.youtube.com.evil.example/embed/xyz"></iframe>',
    '<iframe src="https://youtube.com/embed/xyz"></iframe>',
    '<iframe src="https://www.youtube.com@evil.example/"></iframe>',
    '<iframe src="https://www.youtube.com/x" srcdoc="x"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
  ])('are not these: %s', (text) => {
    expect(judgeAdded(text, 'docs/x.md', others)).toContain('embed')
  })

  test('a picture of a host is no embed of it', () => {
    const picture = ['<img src="https://evil.example/a.png">\n<iframe src="x">']
    expect(judgeAdded('<iframe src="https://evil.example/"></iframe>', 'docs/x.md', picture)).toEqual(['embed'])
  })
})

describe('in MDX', () => {
  test.each([
    ['script-element', '<Script src="https://x.example/a.js" />'],
    ['script-element', '<script>{`alert(1)`}</script>'],
    ['embed', '<IFrame src="https://evil.example" />'],
    ['event-handler', '<button onClick={() => x()}>a</button>'],
    ['raw-html', "<div dangerouslySetInnerHTML={{__html: 'x'}} />"],
    ['hidden-element', "<div style={{display: 'none'}}>a</div>"],
    ['hidden-element', '<div style={{ fontSize: 0 }}>a</div>'],
    ['hidden-element', '<span hidden>a</span>'],
    ['script-address', "<a href={'javascript:alert(1)'}>a</a>"],
    ['hiding-class', '<span className="sr-only">a</span>'],
  ])('%s: %s', (rule, text) => {
    expect(judgeAdded(text, 'docs/a.mdx')).toContain(rule)
  })

  test.each([
    '<Tabs groupId="os"><TabItem value="mac" label="macOS">Words</TabItem></Tabs>',
    '<Link to="/setup">Setup</Link>',
    "<div style={{maxWidth: '600px', margin: '0 auto'}}>a</div>",
    '<Card title="One" icon={<Rocket />} />',
    '<Form />',
    '<Admonition type="note" once>Words</Admonition>',
  ])('none: %s', (text) => {
    expect(judgeAdded(text, 'docs/a.mdx')).toEqual([])
  })
})

describe('hidden text', () => {
  test.each([
    'display:none',
    'DISPLAY : NONE !important',
    'dis/**/play:none',
    'd\\69splay: none',
    'visibility: hidden',
    'opacity: 0',
    'opacity: 0.01',
    'font-size: 0',
    'font-size: 1px',
    'position: absolute; left: -9999px',
    'text-indent: -999em',
    'height: 0; overflow: hidden',
    'width: 1px; height: 1px; overflow: hidden',
    'color: white',
    'color: #fff; background: #fff',
    'color: #eee; background-color: #eee',
    'color: transparent',
    'clip: rect(0, 0, 0, 0)',
    'clip-path: inset(50%)',
    'transform: scale(0)',
    'transform: translateX(-9999px)',
    'content-visibility: hidden',
    'font: 0/0 a',
    'font-size: calc(0px)',
    'zoom: 0',
    'scale: 0',
    'transform: matrix(0, 0, 0, 0, 0, 0)',
    'transform: rotateY(90deg)',
    'inset: -9999px auto auto -9999px; position: absolute',
    'max-height: 0; overflow-y: hidden',
    'block-size: 0; overflow: clip',
    'color: #fefefe',
    'color: black; background: #000',
    'color: var(--page-background)',
    'position: absolute; z-index: -999',
    'letter-spacing: -1000px',
    '-webkit-text-fill-color: transparent',
    '-webkit-text-security: disc',
    'color: color-mix(in srgb, red 0%, transparent)',
    'color: rgb(0 0 0 / 4%)',
    'color: oklch(0.99 0 0)',
    'color: #0000000a',
    'mix-blend-mode: screen',
    'animation: gone 1ms forwards',
    'mask: linear-gradient(transparent 0 0)',
    'letter-spacing: -1em',
    'left: 100vw; position: fixed',
    'zoom: 1%',
    'clip-path: polygon(0 0, 0 0, 0 0)',
    'background: rgb(34, 34, 34); color: #222',
    'display: grid; grid-template-rows: 0fr; overflow: hidden',
    'visibility: var(--v, hidden)',
    'opacity: calc(0)',
    'unicode-bidi: bidi-override; direction: rtl',
    'filter: brightness(50)',
  ])('%s', (style) => {
    expect(judgeAdded(`<span style="${style}">words</span>`)).toContain('hidden-element')
  })

  test.each([
    '<p hidden>words</p>',
    '<font color="white">a</font>',
    '<template>a</template>',
    '<p hidden="until-found">a</p>',
    '<dialog>a</dialog>',
    '<noscript>a</noscript>',
    '<datalist><option>a</option></datalist>',
    '<p popover>a</p>',
    '<svg width="0" height="0"><text>a</text></svg>',
    '<bdo dir="rtl">a</bdo>',
    '<visibility for="agents">a</visibility>',
    'Then $\\phantom{\\text{three hidden words}}$ follow.',
  ])('%s', (text) => {
    expect(judgeAdded(text)).toContain('hidden-element')
  })

  test.each([
    'display: block',
    'width: 100%; max-width: 600px',
    'opacity: 0.8',
    'color: rgb(0 0 0 / 80%)',
    'color: hsl(0 0% 40%)',
    'letter-spacing: -0.02em',
    'color: #444; background: #eee',
    'color: var(--text, #333)',
    'animation: none',
    'mix-blend-mode: normal',
    'width: 100vw',
    'transform: rotate(45deg)',
    'font-size: 0.9em',
    'font-size: 12px',
    'color: white; background: #0a0',
    'color: #333',
    'margin: 0 auto',
    'margin-left: -10px; top: 0; left: 0',
    'height: 0',
    'overflow: hidden; height: 20px',
    'line-height: 1; padding: 0',
    'transform: rotate(90deg)',
    'visibility: visible',
    'float: right; border: 1px solid #ccc',
    'font: 14px/1.5 sans-serif',
    'z-index: -1',
    'zoom: 1.5',
    'color: var(--text)',
  ])('none: %s', (style) => {
    expect(judgeAdded(`<span style="${style}">words</span>`)).toEqual([])
  })

  test.each([
    'class="sr-only"',
    'class="a visually-hidden"',
    'class="hidden"',
    'class="d-none"',
    'class=invisible',
    'class="opacity-0"',
  ])('hiding-class: %s', (attribute) => {
    expect(judgeAdded(`<span ${attribute}>words</span>`)).toEqual(['hiding-class'])
  })

  test.each([
    'class="hidden md:block"',
    'class="d-none d-md-block"',
    'class="show"',
    'class="hidden-note"',
    'id="hidden"',
    'aria-hidden="true"',
  ])('none: %s', (attribute) => {
    expect(judgeAdded(`<span ${attribute}>words</span>`)).toEqual([])
  })

  test('a tag that hid before is none, whatever else of it changes', () => {
    const before = '<div style="display:none" class="a">x</div>\n'
    expect(judgePage(rules, [before, before.replace('"a"', '"b"')])).toEqual([])
  })
})

describe('addresses that run code', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    'javascript%3Aalert(1)',
    '%6a%61vascript:alert(1)',
    '%256aavascript:alert(1)',
    'java\u200bscript:alert(1)',
    'ｊavascript:alert(1)',
    '\\6a avascript:alert(1)',
    'vbscript:msgbox',
    'data:text/html,<script>1</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:Text/HTML,x',
    'data:application/xhtml+xml,x',
    'data:application/javascript,1',
    'data:image/svg+xml,<svg onload=1>',
    'data:,x',
  ])('%j', (url) => {
    expect(isScriptAddress(url)).toBe(true)
  })

  test.each([
    'https://example.com/javascript:void',
    '/docs/javascript:notes',
    'javascript.md',
    '#javascript:',
    'mailto:javascript@example.com',
    'data:image/png;base64,iVBOR',
    'data:text/plain,hello',
    'https://example.com/?u=javascript%3Ax',
    'vscode:extension/x',
  ])('none: %j', (url) => {
    expect(isScriptAddress(url)).toBe(false)
  })

  test('a drawing inside an address runs nothing as a picture', () => {
    expect(isScriptAddress('data:image/svg+xml,<svg/>', true)).toBe(false)
    expect(isScriptAddress(`data:image/svg+xml;base64,${btoa('<svg><path d="M0 0"/></svg>')}`, true)).toBe(false)
    expect(isScriptAddress('data:image/svg+xml;base64,%FF%', true)).toBe(false)
    expect(isScriptAddress('data:image/svg+xml,%3Csvg onload="x()"/%3E', true)).toBe(true)
    expect(isScriptAddress(`data:image/svg+xml;base64,${btoa('<svg><script>x()</script></svg>')}`, true)).toBe(true)
  })

  test.each([
    '[a](javascript:alert)',
    '[a](<java&#10;script:alert(1)>)',
    '![a](vbscript:x)',
    '[a]\n\n[a]: javascript:alert(1)',
    '<a href=" javascript:alert(1)">a</a>',
    '<img srcset="a.png 1x, javascript:alert(1) 2x">',
    '<div style="background: url(javascript:alert(1))">a</div>',
    '<svg><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<button formaction="javascript:alert(1)">a</button>',
    '<x-card link="javascript:alert(1)"></x-card>',
  ])('%s', (text) => {
    expect(judgeAdded(text)).toContain('script-address')
  })

  test.each([
    '[a](javascript.md)',
    '`javascript:alert(1)`',
    '[javascript:](setup.md)',
    '<a href="https://a.example/?q=javascript:x">a</a>',
  ])('none: %s', (text) => {
    expect(judgeAdded(text)).toEqual([])
  })
})
