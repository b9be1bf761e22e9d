// A folder that goes with the test that runs, or with all tests of the file that is read.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const make = (whenDone: (remove: () => void) => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
export const createFolder = () => make(onTestFinished)
export const createFolderForAll = () => make(afterAll)
