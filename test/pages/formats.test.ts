// Pictures are known by their first bytes.
import { expect, test } from 'vitest'
import { isPicture } from '../../src/pages/formats.ts'

const is = (start: string) => isPicture(Buffer.from(`${start}${'\x01'.repeat(20)}`, 'latin1'))

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['GIF', 'GIF89a'],
  ['WebP', 'RIFF\x10\x20\x30\0WEBPVP8 '],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['ICO', '\0\0\x01\0\x02\0'],
  ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'],
  ['TIFF', 'II*\0'],
])('%s', (_, start) => {
  expect(is(start)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a ZIP archive', 'PK\x03\x04'],
  ['a program of Linux', '\x7fELF\x02\x01\x01'],
  ['a video', '\0\0\0\x18ftypmp42'],
  ['a sound', 'RIFF\x10\x20\x30\0WAVEfmt '],
  ['words that begin like a bitmap', 'BMW is a car, not a picture\0'],
  ['a picture behind something else', 'x\x89PNG\r\n\x1a\n'],
])('none: %s', (_, start) => {
  expect(is(start)).toBe(false)
})
