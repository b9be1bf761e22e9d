// A folder in memory for what tests write, where this machine has one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/dev/shm'
const leastBytes = 2 ** 31

/** Containers often have 64 MB there, or let nothing in it be run. */
export function findMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < leastBytes) return undefined
    const probe = mkdtempSync(join(folder, 'probe-'))
    const program = join(probe, 'program.sh')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    const { status } = spawnSync(program)
    rmSync(probe, { recursive: true })
    return status === 0 ? folder : undefined
  } catch {
    return undefined
  }
}
