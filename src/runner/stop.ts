// After a stop nothing new is sent; five seconds are left to record.
const codes = { SIGINT: 130, SIGTERM: 143 }
/** Leaves time to exit. */
const grace = 4600

export function listenForStop(process: NodeJS.EventEmitter, exit: (code: number) => void) {
  const controller = new AbortController()
  let code: number | undefined
  for (const [name, number] of Object.entries(codes)) {
    process.on(name, () => {
      if (code) return
      code = number
      controller.abort()
      setTimeout(() => exit(number), grace).unref()
    })
  }
  return {
    signal: controller.signal,
    get code() {
      return code
    },
  }
}
