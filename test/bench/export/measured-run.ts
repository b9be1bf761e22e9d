// The Action's main file in a process that tells, when it ends, how much memory it took at most.
import { writeFileSync } from 'node:fs'

const { MEASURED_MAIN: main = '', MEASURED_FILE: file = '' } = process.env

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(file, JSON.stringify({ mebibytes: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 }))
})
await import(main)
