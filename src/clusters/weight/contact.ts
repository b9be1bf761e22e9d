// What a contact is compared by: serves in memory only, and comes into nothing that is written.
import { dropUnseen } from '../../text/visible.ts'

/** Longer than any address; what follows is not read. */
const longest = 400
/** What people write into the field who leave no address: no two of them need be one reader. */
const nobody = new Set('none null undefined anonymous anonym anon nobody noone private test unknown'.split(' '))
/** Their mailboxes ignore dots. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** One spelling of an address: lower case, compatibility forms folded, no `+tag`, no dots for Gmail. Empty: says nothing of who wrote. */
export function foldContact(contact: string | null): string {
  if (contact === null || contact === '') return ''
  const text = dropUnseen(contact.slice(0, longest))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^mailto:/, '')
    .trim()
  const address = text.split(/[\s<>()[\]"',;]+/).find((part) => part.includes('@'))
  if (address !== undefined) return foldAddress(address)
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length < 4 || nobody.has(letters) ? '' : letters
}

function foldAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).replace(/\.+$/, '')
  const name = address.slice(0, at)
  const plain = name.indexOf('+') > 0 ? name.slice(0, name.indexOf('+')) : name
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
