// Spellings of one address are one reader; who leaves none is nobody.
import { expect, test } from 'vitest'
import { foldContact } from '../../../src/clusters/weight/contact.ts'

test.each([
  ['Jane@Example.com', 'jane@example.com'],
  [' jane@example.com\n', 'jane@example.com'],
  ['jane+docs@example.com', 'jane@example.com'],
  ['jane+a+b@example.com', 'jane@example.com'],
  ['+jane@example.com', '+jane@example.com'],
  ['jane@example.com.', 'jane@example.com'],
  ['mailto:jane@example.com', 'jane@example.com'],
  ['Jane Doe <jane@example.com>', 'jane@example.com'],
  ['ｊａｎｅ＠example.com', 'jane@example.com'],
  ['ja\u200bne@exam\u00adple.com', 'jane@example.com'],
  ['j.a.n.e+x@gmail.com', 'jane@gmail.com'],
  ['jane@googlemail.com', 'jane@gmail.com'],
  ['j.ane@example.com', 'j.ane@example.com'],
  ['@jane_doe', '@jane_doe'],
  ['Jane Doe', 'janedoe'],
  ['+49 30 1234 567', '49301234567'],
  [null, ''],
  ['', ''],
  [' ', ''],
  ['n/a', ''],
  ['-', ''],
  ['Anonymous', ''],
])('%j → %j', (contact, folded) => {
  expect(foldContact(contact)).toBe(folded)
})

test('a long one is no trouble', () => {
  for (const contact of ['a@'.repeat(100_000), ' '.repeat(200_000), '.'.repeat(200_000), '<'.repeat(200_000)])
    expect(foldContact(contact).length).toBeLessThanOrEqual(400)
})
