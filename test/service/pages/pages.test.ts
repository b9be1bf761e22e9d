// The pages by way of requests, as a browser sends them: cookies, forms, redirects.
import { describe, expect, test } from 'vitest'
import { saveOutput } from '../../../src/service/data/job-output.ts'
import { revokeKeys } from '../../../src/service/data/keys.ts'
import { maxSession } from '../../../src/service/pages/page-session.ts'
import { addPages } from '../../../src/service/pages/pages.ts'
import { addJob } from '../builders.ts'
import { createTestApp, entry } from '../http/builders.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>

async function openBrowser() {
  const app = await createTestApp()
  const badKeys: string[] = []
  addPages(app.service, {
    ...{ database: app.database, trustedProxies: 1, now: () => app.clock.now },
    onBadKey: () => void badKeys.push('bad'),
  })
  const cookies = new Map<string, string>()
  const request = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const sent = new Request(`http://service${path}`, { ...init, headers: { cookie, ...headers }, redirect: 'manual' })
    const response = await app.service.fetch(sent, { address: '192.0.2.1' })
    const set = response.headers.get('set-cookie') ?? ''
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
    const { status, headers: given } = response
    const text = await response.text()
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    return { status, text, to: given.get('location'), set, headers: given, token }
  }
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields) }, headers)
  const signIn = async (key: string, headers: Record<string, string> = {}) =>
    send('/sign-in', { key, token: (await request('/')).token }, headers)
  return { ...app, badKeys, cookies, get: request, send, signIn }
}

const addOne = (browser: Browser) => addJob(browser.database, 'job-1', { prompt: '<b>Fix</b> it' })

describe('signing in', () => {
  test('with a key, which is in no page and no address', async () => {
    const browser = await openBrowser()
    const first = await browser.get('/projects/docs')
    expect([first.status, first.text.includes('API key of a project')]).toEqual([200, true])
    const signed = await browser.signIn('key-docs')
    expect([signed.status, signed.to]).toEqual([303, '/'])
    expect(signed.set).toMatch(/^feedback-session=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(Buffer.from(signed.set, 'base64url').toString()).not.toContain('key-docs')
    const { status, text, headers } = await browser.get('/projects/docs')
    expect([status, text.includes('Feedback by week'), text.includes('key-docs')]).toEqual([200, true, false])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/i)
  })

  test.each([
    ['https by its own word', { origin: 'https://feedback.example.com' }],
    ['https by the proxy’s', { 'x-forwarded-proto': 'https' }],
  ])('%s: a cookie for this host alone', async (_, headers) => {
    const browser = await openBrowser()
    const { set } = await browser.signIn('key-docs', headers)
    expect(set).toMatch(/^__Host-feedback-session=.+; Secure; SameSite=Strict$/)
    expect((await browser.get('/')).text).toContain('Projects')
  })

  test('a wrong key ten times, and then not even the right one', async () => {
    const browser = await openBrowser()
    for (let at = 0; at < 10; at++) expect((await browser.signIn('wrong-key')).status).toBe(403)
    expect((await browser.get('/sign-in')).to).toBe('/')
    const waiting = await browser.signIn('key-docs')
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await browser.signIn('key-docs', { 'x-forwarded-for': '198.51.100.9' })).status).toBe(303)
    expect(browser.badKeys).toHaveLength(10)
  })

  test('a form that none of the pages has is not read to its end', async () => {
    const browser = await openBrowser()
    let read = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      read += 1
      controller.enqueue(new Uint8Array(10_000))
      if (read === 100) controller.close()
    }
    const sent = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' as const }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await browser.get('/sign-in', sent, type)).status).toBe(403)
    expect(read).toBeLessThan(20)
  })

  test('a session ends: by itself, with its key, and by signing out', async () => {
    const browser = await openBrowser()
    await browser.signIn('key-docs')
    const { token } = await browser.get('/')
    expect((await browser.send('/sign-out', { token: 'guessed' })).status).toBe(403)
    expect((await browser.get('/')).text).toContain('Sign out')
    expect((await browser.get('/?done=constructor')).text).not.toContain('role="status"')
    await browser.send('/sign-out', { token })
    expect((await browser.get('/')).text).toContain('Sign in')
    await browser.signIn('key-docs')
    browser.clock.now += maxSession
    expect((await browser.get('/')).text).toContain('Sign in')
    await browser.signIn('key-docs')
    await revokeKeys(browser.database.queries, 'docs', 'key-docs')
    expect((await browser.get('/projects/docs')).status).toBe(404)
  })

  test('a link of another site, with which no cookie comes', async () => {
    const browser = await openBrowser()
    const { text } = await browser.get('/projects/docs/jobs?before="x', {}, { 'sec-fetch-site': 'cross-site' })
    expect(text).toMatch(/<a href="\/projects\/docs\/jobs\?before=%22x">go on to the page/)
  })
})

describe('what is shown', () => {
  test('readers’ words are text', async () => {
    const browser = await openBrowser()
    const comment = '<img src=x onerror=alert(1)> & "quotes" {{ }} ${1}'
    await browser.add([
      entry({ id: 'e<1>', path: '/a?<script>', comment }),
      { ...entry({ id: 'c' }), source: 'code_snippet', code: '</pre><script>', filename: null, lang: null },
    ])
    await browser.signIn('key-docs')
    for (const path of ['/projects/docs', '/projects/docs/feedback', '/projects/docs/feedback?path=<x>"'])
      expect((await browser.get(path)).text).not.toMatch(/<script|<img|<x>/)
    const { text } = await browser.get('/projects/docs/feedback?status=pending')
    expect(text).toContain('<blockquote>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
    expect(text).toContain('name="id" value="e&lt;1&gt;"')
  })

  test('by page and week, and the entries of one page', async () => {
    const browser = await openBrowser()
    await browser.add([
      ...Array.from({ length: 30 }, (_, at) => entry({ id: `i${at}`, path: '/install' })),
      entry({ id: 'b', path: '/b', status: 'resolved', createdAt: '2026-11-10' }),
      entry({ id: 'old', path: '/b', createdAt: '2025-01-01' }),
    ])
    await browser.signIn('key-docs')
    const overview = await browser.get('/projects/docs')
    const paths = [...overview.text.matchAll(/feedback\?path=([^&]+)&/g)].map(([, path]) => path)
    expect(paths).toEqual(['%2Finstall', '%2Fb'])
    const row = '<th scope="row">2026-11-16</th><td class="number">0</td><td class="number">30</td>'
    expect(overview.text).toContain(`<tr>${row}`)
    const page = await browser.get('/projects/docs/feedback?path=/install')
    expect(page.text.match(/<article/g)).toHaveLength(25)
    const older = (/href="([^"]+)" rel="next"/.exec(page.text)?.[1] ?? '').replaceAll('&amp;', '&')
    expect((await browser.get(older)).text.match(/<article/g)).toHaveLength(5)
    expect((await browser.get('/projects/docs/feedback?cursor=a.b')).status).toBe(400)
    expect((await browser.get('/projects/docs/feedback?status=resolved&path=/none')).text).toContain('fits this choice')
  })

  test('jobs, their logs and pull requests; with a reading key no log', async () => {
    const browser = await openBrowser()
    await addOne(browser)
    await saveOutput(browser.database.queries, 'job-1', 'looked & found')
    await browser.signIn('key-docs')
    expect((await browser.get('/projects/docs/jobs')).text).toContain('href="/projects/docs/jobs/job-1"')
    const job = await browser.get('/projects/docs/jobs/job-1')
    expect(job.text).toContain('looked &amp; found')
    expect(job.text).toContain('&lt;b&gt;Fix&lt;/b&gt; it')
    expect(job.text).toContain('Pull request</dt><dd><span class="quiet">not yet</span>')
    expect((await browser.get('/projects/docs/jobs/none')).status).toBe(404)
    await browser.signIn('key-reading')
    const seen = await browser.get('/projects/docs/jobs/job-1')
    expect([seen.text.includes('need a key with write access'), seen.text.includes('Cancel')]).toEqual([true, false])
  })
})

describe('what is changed', () => {
  test('the status of an entry, and back to where the person was', async () => {
    const browser = await openBrowser()
    await browser.add([entry({ id: 'a/b', status: 'pending' })])
    await browser.signIn('key-docs')
    const { token } = await browser.get('/projects/docs/feedback')
    const fields = { token, id: 'a/b', status: 'resolved', back: '?status=pending&cursor=x&done=no' }
    const changed = await browser.send('/projects/docs/feedback', fields)
    expect(changed.to).toBe('/projects/docs/feedback?status=pending&cursor=x&done=status')
    const shown = await browser.get('/projects/docs/feedback?status=resolved&done=status')
    expect(shown.text).toContain('The status was set.')
    expect((await browser.send('/projects/docs/feedback', { ...fields, status: 'gone' })).status).toBe(400)
    expect((await browser.send('/projects/docs/feedback', { ...fields, id: 'none' })).status).toBe(404)
  })

  test('a job is cancelled', async () => {
    const browser = await openBrowser()
    await addOne(browser)
    await browser.signIn('key-docs')
    const { token } = await browser.get('/projects/docs/jobs/job-1')
    const cancelled = await browser.send('/projects/docs/jobs/job-1/cancel', { token })
    expect(cancelled.to).toBe('/projects/docs/jobs/job-1?done=cancelled')
    expect((await browser.get('/projects/docs/jobs/job-1')).text).toContain('class="tag archived"')
  })

  test('nothing by a form of another site', async () => {
    const browser = await openBrowser()
    await browser.add([entry({ id: 'e1' })])
    await addOne(browser)
    await browser.signIn('key-docs')
    const { token } = await (await openBrowser()).get('/')
    for (const path of ['/projects/docs/feedback', '/projects/docs/jobs/job-1/cancel', '/sign-in'])
      for (const wrong of ['', token, 'é'.repeat(token.length)]) {
        const fields = { token: wrong, id: 'e1', status: 'resolved', key: 'key-wiki' }
        expect((await browser.send(path, fields)).status, path).toBe(403)
      }
    expect((await browser.get('/projects/docs/jobs/job-1')).text).toContain('class="tag active"')
    expect((await browser.get('/projects/docs/feedback?status=resolved')).text).not.toContain('<article')
  })
})
