// Code that used to check something, and has a new line that accepts everything.
import { squeeze } from '../../../changes/lines.ts'
import { listBlocks } from '../subject/blocks.ts'
import type { Finding, Subject } from '../subject/rule.ts'

const checking = new RegExp(
  String.raw`\w{0,40}(?:auth|check|compare|digest|equal|hmac|match|sign|trust|valid|verif)\w{0,40}\s?\(` +
    String.raw`|\b(?:def|fn|func|function|const|let)\s{1,3}(?:is|can|may)_?[A-Za-z]`,
  'i',
)
const passing = /\breturn\s{1,3}(?:true|1|nil|None|null|Ok\(\(\)\))\b|(?:=>|->)\s{0,3}true\b|\bif\s?\(?\s?(?:true|1)\b/i

export function findAlwaysPassing({ pages }: Subject): Finding[] {
  return pages.flatMap((page) =>
    listBlocks(page).flatMap(({ text, line, before = '' }) =>
      !checking.test(before)
        ? []
        : text.split('\n').flatMap((row, at) => {
            const isNew = passing.test(row) && !before.includes(row.trim())
            return isNew ? [{ path: page.path, line: line + at, subject: squeeze(row).slice(0, 200) }] : []
          }),
    ),
  )
}
