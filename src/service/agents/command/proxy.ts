// The one way out of a program's isolation: HTTPS to the hosts that are named, and nothing else.
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @param hosts `api.example.com`, with a port unless it is 443
 * @returns the path of its socket, alone in a folder
 */
export async function openProxy(hosts: readonly string[]): Promise<string> {
  const allowed = new Set(hosts.map((host) => (/:\d+$/.test(host) ? host : `${host}:443`)))
  const server = createServer((_, response) => void response.writeHead(403).end('Only HTTPS to allowed hosts'))
  server.on('connect', (request, inner, head) => {
    const target = (request.url ?? '').toLowerCase()
    inner.on('error', () => inner.destroy())
    if (!allowed.has(target)) return void inner.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const at = target.lastIndexOf(':')
    const outer = connect({ host: target.slice(0, at), port: Number(target.slice(at + 1)) }, () => {
      inner.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      outer.write(head)
      inner.pipe(outer).pipe(inner)
    })
    outer.on('error', () => inner.destroy())
    inner.on('close', () => outer.destroy())
  })
  // Short: the path of a socket may have a hundred bytes.
  const socket = join(await mkdtemp(join(tmpdir(), 'feedback-proxy-')), 's')
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(socket, resolve))
  // A worker that is done does not wait for it.
  server.unref()
  return socket
}
