// Imported before the scenarios: a test takes its timeout along when it is declared.
import { vi } from 'vitest'

// More at once would starve each other of the two cores, until requests time out.
vi.setConfig({ maxConcurrency: 16, testTimeout: 170_000 })
