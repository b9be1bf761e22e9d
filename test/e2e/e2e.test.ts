// The built bundle against the in-memory GitHub and the reference service. All scenarios are in this one file because they mostly
// wait (a second between two writes to GitHub): side by side they take as long as the longest, whatever the number of workers.
import { vi } from 'vitest'
import './job-ends.ts'
import './happy-path.ts'
import './emulated.ts'
import './limits.ts'
import './review.ts'
import './signals.ts'
import './fire.ts'
import './refusals.ts'
import './hostile.ts'
import './hostile-sample.ts'
import './inputs.ts'
import './events.ts'

vi.setConfig({ maxConcurrency: 40 })
