// Imported before the scenarios: a test takes its timeout along when it is declared.
import { vi } from 'vitest'

vi.setConfig({ maxConcurrency: 40, testTimeout: 170_000 })
