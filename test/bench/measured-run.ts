// A main file in a process that tells, when it ends, how much memory it took at most.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const { MEASURED_MAIN: main = '', MEASURED_FILE: file = '' } = process.env

/** What `maxRSS` says on Linux includes the process that this one was forked from; the kernel's own record does not. */
function readPeak(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return (kibibytes === undefined ? process.resourceUsage().maxRSS : Number(kibibytes)) / 1024
}

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(file, JSON.stringify({ mebibytes: readPeak(), seconds: (userCPUTime + systemCPUTime) / 1e6 }))
})
await import(main)
