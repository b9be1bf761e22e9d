// What a fleet reads from a visit's log: when it stopped requesting the export, and why it failed.

/** Follows the log of one run line by line. */
export function createLogReader() {
  let reading = true
  let isCollecting = false
  let fault: string | null = null
  return {
    /** @returns whether this line says that the export has been read */
    see(line: string): boolean {
      if (line.startsWith('::error')) fault = parseError(line) ?? fault
      if (!reading || !line.startsWith('::group::')) return false
      const wasCollecting = isCollecting
      isCollecting = line === '::group::Collecting feedback'
      reading = !wasCollecting
      return wasCollecting
    },
    /** The Action's last error, as it would show it. */
    get fault(): string | null {
      return fault
    },
  }
}

function parseError(line: string): string | undefined {
  const data = /^::error(?: [^:]*)?::(.*)$/.exec(line)?.[1]
  const text = data?.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%')
  return text?.replace(/\s+/g, ' ').trim().slice(0, 1000)
}
