// Runs beside a program that has no network: passes its connections on to a socket, behind which a proxy decides where they may lead.
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { constants } from 'node:os'

const [socket = '', port = '', program = '', ...args] = process.argv.slice(2)
const server = createServer((inner) => {
  const outer = connect(socket)
  for (const [one, other] of [
    [inner, outer],
    [outer, inner],
  ] as const) {
    one.on('error', () => other.destroy())
    one.pipe(other)
  }
})
server.listen(Number(port), '127.0.0.1', () => {
  const child = spawn(program, args, { stdio: 'inherit' })
  child.on('error', () => process.exit(127))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
})
