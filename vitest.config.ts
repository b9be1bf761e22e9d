import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const memoryFolder = '/dev/shm'
const minBytes = 2 ** 31

/** A folder in memory for what tests write, where this machine has one. Containers often have 64 MB there, or let nothing in it be run. */
function findMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    if (bavail * bsize < minBytes) return undefined
    const probe = mkdtempSync(join(memoryFolder, 'probe-'))
    const program = join(probe, 'program.sh')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    const { status } = spawnSync(program)
    rmSync(probe, { recursive: true })
    return status === 0 ? memoryFolder : undefined
  } catch {
    return undefined
  }
}

// Packages as the bundle has them: the development builds of micromark take longer.
process.env.NODE_ENV = 'production'

// The programs that tests start need not compile the same modules again and again, nor does the next run.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

// Tests make thousands of small files, repositories and databases, which need not wait for a disk.
const memory = process.env.TMPDIR === undefined ? findMemoryFolder() : undefined
if (memory !== undefined) process.env.TMPDIR = memory

/** What takes longest begins first, so that no worker is left alone with it at the end; what mostly waits is beside what computes. */
const longest = [
  'hostile/hostile',
  'e2e/',
  'simulation/',
  'service/fire',
  'service/agents',
  'clusters/shared-words',
  'scenarios/turns',
  'scenarios/review-faults',
  'scenarios/prompt-length',
  'package/',
  'service/',
  'prompt/',
  'docs-api/',
  'clusters/',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((begin) => moduleId.includes(`/test/${begin}`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Starts nothing until a test asks.
    globalSetup: ['test/support/postgres/setup.ts'],
    setupFiles: ['test/support/spare-collector.ts'],
    // No test file leaves anything behind, and the modules of src/ are loaded once a worker.
    isolate: false,
    // Node runs the TypeScript as it stands: no copy of each module, and no look-up at each use of an import.
    experimental: { viteModuleRunner: false },
    // One more than the two cores that CI has: the end-to-end tests mostly wait.
    maxWorkers: 3,
    // On a busy machine everything takes its time.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
  },
})
