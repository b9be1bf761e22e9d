// What the demo's agent does to each page that readers complain of: the faulty places and what they should say.

type Edit = (content: string) => string

/** Replaces each place that is found, everywhere; what is not found stays as it is. */
const replace =
  (...places: readonly (readonly [faulty: string, right: string])[]): Edit =>
  (content) =>
    // A function, because `$&` and its like have a meaning in a replacement text.
    places.reduce((text, [faulty, right]) => text.replaceAll(faulty, () => right), content)

/** So that what is copied can be run. */
const removePrompts: Edit = (content) => content.replace(/^\$ /gm, '')

const windows = `## Windows

With winget:

\`\`\`powershell
winget install Ferrypost.Ferrypost
\`\`\`

Scoop has it too, as \`ferrypost\`. Without either, download the archive and unpack it into a folder of your own. No administrator
rights are needed:

\`\`\`powershell
Invoke-WebRequest https://ferrypost.example/download/ferrypost-windows-amd64.zip -OutFile ferrypost.zip
Expand-Archive ferrypost.zip -DestinationPath "$env:LOCALAPPDATA\\Programs\\ferrypost"
\`\`\`

Then add that folder to \`Path\` (search the Start menu for *Edit environment variables for your account*) and open a new
terminal.

`

const faultyHandler = `import { createHmac } from 'node:crypto'
import express from 'express'

const app = express()
app.use(express.json())

app.post('/hooks/orders', (req, res) => {
  const header = req.get('X-Ferrypost-Signature') ?? ''
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const expected = createHmac('sha256', process.env.FERRYPOST_WEBHOOK_SECRET)
    .update(\`\${t}.\${JSON.stringify(req.body)}\`)
    .digest('hex')
  if (v1 !== expected) return res.sendStatus(401)
  res.sendStatus(204)
  handle(req.body)
})
\`\`\`
`

const rightHandler = `import { createHmac, timingSafeEqual } from 'node:crypto'
import express from 'express'

const app = express()

app.post('/hooks/orders', express.raw({ type: '*/*' }), (req, res) => {
  const header = req.get('Ferrypost-Signature') ?? ''
  const { t, v1 = '' } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const expected = createHmac('sha256', process.env.FERRYPOST_WEBHOOK_SECRET)
    .update(\`\${t}.\`)
    .update(req.body)
    .digest()
  const given = Buffer.from(v1, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return res.sendStatus(401)
  res.sendStatus(204)
  handle(JSON.parse(req.body))
})
\`\`\`

The signature is made over the bytes of the body, so verify it before anything parses them: JSON that is parsed and written again is
rarely the same text.
`

/** By the page's path. An edit returns the content unchanged when there is nothing left to correct. */
export const edits: Readonly<Record<string, Edit>> = {
  '/install': replace(
    ['brew install ferrypost\n', 'brew install ferrypost/tap/ferrypost\n'],
    ['/usr/local/bin/\n```\n\n## Check that it works', `/usr/local/bin/\n\`\`\`\n\n${windows}## Check that it works`],
  ),
  '/quickstart': replace(
    ['```python\nfrom ferrypost import Client', '```python\nimport os\n\nfrom ferrypost import Client'],
    ['ferrypost receive order\n', 'ferrypost receive orders\n'],
  ),
  '/guides/send': replace(
    ['Give them a time to live, in seconds, and Ferrypost', 'Give them an expiry, and Ferrypost'],
    ['--ttl 3600\n```\n', '--expire 1h\n```\n\nIn 1.x the flag was `--ttl`, with a number of seconds.\n'],
    ['the message is larger than allowed', 'the message body is larger than 256 KiB'],
  ),
  '/guides/receive': replace(
    [
      '  await message.ack()\n  await fulfil(message.body)\n}\n```\n',
      `  await fulfil(message.body)
  await message.ack()
}
\`\`\`

Acknowledge after the work, never before it: an acknowledged message is deleted, and lost if the work then fails.
`,
    ],
    [
      `is *leased* to you: other workers do not see it while the lease lasts. Acknowledge it within that time, or it
becomes visible again and is delivered`,
      `is *leased* to you, for 30 seconds unless you ask for longer. Other workers do not see it while the lease
lasts. Acknowledge it within that time, or it becomes visible again and is delivered`,
    ],
  ),
  '/guides/dead-letters': replace(['configuration.md#retry-policy', 'configuration.md#retries']),
  '/guides/local-server': replace(
    ['7400', '7410'],
    [
      '- Messages are kept in memory.\n',
      '- Messages are kept in memory and gone when the server stops. `--data <folder>` keeps them on disk.\n',
    ],
  ),
  '/guides/webhooks': replace([faultyHandler, rightHandler]),
  '/guides/docker': removePrompts,
  '/guides/ci': removePrompts,
  '/reference/cli': removePrompts,
  '/reference/configuration': replace(
    ['FERRYPOST_API_KEY', 'FERRYPOST_TOKEN'],
    [
      '2. `ferrypost.toml` in the current folder or the nearest one above it\n3. the environment\n',
      '2. the environment\n3. `ferrypost.toml` in the current folder or the nearest one above it\n',
    ],
  ),
  '/reference/rate-limits': replace(
    ['| plan | requests | burst |', '| plan | requests per minute | burst |'],
    [
      '| Business | 6000 | 500 |\n\nA request that waits',
      `| Business | 6000 | 500 |

The limit is for the project: all its tokens share it. *Burst* is how many of these requests may come within one second.

A request that waits`,
    ],
    ['and tells you to wait for some time:', 'and says in `Retry-After` how many seconds to wait:'],
  ),
}
