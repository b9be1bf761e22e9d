// Email addresses, also with an encoded, bracketed or spaced `@`. Words alone (`name at host dot org`) would be a guess.

/** RFC 5321. */
const maxLocal = 64
const localPart = /(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Join_Control}.．!#$%&'*+_~-]{0,63}|"[^"\n]{1,62}")$/u

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\p{Join_Control}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
/** All ASCII or none: in scripts without spaces, a sentence may continue. */
const last =
  '(?:xn--[a-z\\d-]{2,59}|[a-z]{2,63}(?![a-z\\d]|-[a-z\\d])|[\\uff41-\\uff5a]{2,63}|(?=[^\\x00-\\x7f])\\p{L}[\\p{L}\\p{M}]{1,62})'
const literal = '\\[(?:\\d{1,3}(?:\\.\\d{1,3}){3}|IPv6:[\\da-f:.]{2,45})\\]'
const open = '[ \\t]{0,3}[(\\[{<]{1,2}[ \\t]{0,2}'
const close = '[ \\t]{0,2}[)\\]}>]{1,2}[ \\t]{0,3}'
const dotWord = '(?:\\.|dot|punkt|point|punto|ponto|точка|ドット)'
const signWord = '(?:@|at|ät|arroba|arobase|chiocciola|собака|アット(?:マーク)?)'

/** @param needs a cheap test */
function createForm(needs: RegExp, sign: string, dot: string, or = '') {
  return {
    needs,
    // A text may consist only of such signs.
    sign: new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_."'-])(?:${sign})(?=[\\p{L}\\p{N}[])`, 'giu'),
    host: new RegExp(`(?:(?:${label}${dot}){1,8}${last}${or})`, 'iuy'),
  }
}

const forms = [
  createForm(
    /[@\uff20\ufe6b]|40/,
    '%(?:25){0,2}40|\\\\{1,4}(?:u00|x)40|\\\\{0,4}[@\\uff20\\ufe6b]',
    '(?:[.．｡]|。(?=[A-Za-z]))',
    `|${literal}`,
  ),
  // `name (at) example (dot) org`
  createForm(
    /[)\]}>]/,
    `${open}${signWord}${close}`,
    `(?:\\.|${open}${dotWord}${close}|[ \\t]{1,3}${dotWord}[ \\t]{1,3})`,
  ),
  // `name @ example . org`, but not `lunch @ example.org`.
  createForm(/[ \t]\.[ \t]/, '[ \\t]{0,3}[@\\uff20][ \\t]{0,3}', '[ \\t]{1,3}\\.[ \\t]{1,3}'),
]

export function redactEmails(text: string) {
  return forms.reduce((rest, form) => (form.needs.test(rest) ? redactForm(rest, form) : rest), text)
}

function redactForm(text: string, { sign, host }: (typeof forms)[number]) {
  let kept = ''
  let from = 0
  for (const { index, 0: at } of text.matchAll(sign)) {
    const end = index + at.length
    host.lastIndex = end
    const name = host.exec(text)?.[0]
    if (name === undefined || index < from) continue
    const local = localPart.exec(text.slice(Math.max(from, index - maxLocal), index))?.[0]
    if (!local) continue
    // `git@host:` names a repository.
    if (local === 'git' && /^[:/]/.test(text.slice(end + name.length, end + name.length + 1))) continue
    kept += `${text.slice(from, index - local.length)}[email]`
    from = end + name.length
  }
  return kept + text.slice(from)
}
