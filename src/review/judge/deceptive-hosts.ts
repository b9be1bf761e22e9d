// Hosts written to be mistaken for others.

import { isDisguisedCode, isMixedScript, isWholeScript } from './homoglyphs.ts'
import { findDomain } from './hosts.ts'

const host = /^[a-z][a-z0-9+.-]{0,30}:[/\\]{2}([^/\\?#]*)|^[/\\]{2}([^/\\?#]*)/iu

/** Punycode, mixed scripts, full-width letters, or a name before an `@` that looks like the host. */
export function isOddHost(url: string): boolean {
  const [, absolute, relative] = host.exec(url.trim()) ?? []
  const authority = absolute ?? relative ?? ''
  const name = authority.split('@').at(-1) ?? ''
  if (/^[^@]*\.[^@]*@|[\u2024\u2044\u2215\u29f8\uff0f\uff3c\ufe68]/.test(authority)) return true
  const labels = name.replace(/:\d*$/, '').split(/[.\u3002\uff0e\uff61]/)
  const isLatin =
    /^[a-z]{2,}$/i.test(labels.at(-1) ?? '') || labels.slice(0, -1).every((label) => /^[\w-]+$/.test(label))
  return labels.some(
    (label) =>
      /^xn--/i.test(label) ||
      (isLatin && /[^ -~]/.test(label) && /[a-z]/i.test(label)) ||
      isMixedScript(label) ||
      isDisguisedCode(label) ||
      (isLatin && isWholeScript(label)),
  )
}

/** Whether a link's text is an address with a different host from its target. */
export function showsOtherHost(text: string, url: string): boolean {
  const readHost = (one: string) =>
    /^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/(?:www\.)?([\w.-]+\.[a-z]{2,24})(?=[/:?#]|$)/i.exec(one.trim())?.[1]
  const [shown, real] = [readHost(text), readHost(url)]
  return shown !== undefined && real !== undefined && findDomain(shown.toLowerCase()) !== findDomain(real.toLowerCase())
}
