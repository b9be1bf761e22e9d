// Pictures are known by their first bytes.
import { expect, test } from 'vitest'
import { isPicture } from '../../src/pages/formats.ts'

const is = (start: string) => isPicture(Buffer.from(`${start}${'\x01'.repeat(20)}`, 'latin1'))

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n', true],
  ['JPEG', '\xff\xd8\xff\xe0', true],
  ['GIF', 'GIF89a', true],
  ['WebP', 'RIFF\x10\x20\x30\0WEBPVP8 ', true],
  ['AVIF', '\0\0\0\x1cftypavif', true],
  ['HEIC', '\0\0\0\x18ftypheic', true],
  ['ICO', '\0\0\x01\0\x02\0', true],
  ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', true],
  ['TIFF', 'II*\0', true],
  ['nothing', '', false],
  ['a ZIP archive', 'PK\x03\x04', false],
  ['a program of Linux', '\x7fELF\x02\x01\x01', false],
  ['a video', '\0\0\0\x18ftypmp42', false],
  ['a sound', 'RIFF\x10\x20\x30\0WAVEfmt ', false],
  ['words that begin like a bitmap', 'BMW is a car, not a picture\0', false],
  ['a picture behind something else', 'x\x89PNG\r\n\x1a\n', false],
])('%s', (_, start, isOne) => {
  expect(is(start)).toBe(isOne)
})
