import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listChecksums } from '../../scripts/release/checksums.ts'

test('every file of the folder is listed once, in one order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checksums-'))
  try {
    mkdirSync(join(folder, 'a'))
    for (const [path, text] of [
      ['b', ''],
      ['a/c', 'abc'],
      ['a/B', ''],
    ] as const)
      writeFileSync(join(folder, path), text)
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(listChecksums(folder)).toBe(`${empty}  ${folder}/a/B\n${abc}  ${folder}/a/c\n${empty}  ${folder}/b\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
