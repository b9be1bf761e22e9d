// A server on a port of this machine, for what the tests themselves stand in for.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function listenOnLoopback(answer: RequestListener) {
  // A busy test answers late: no connection is closed for idleness just as the next request comes.
  const server = createServer({ keepAliveTimeout: 0 }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
