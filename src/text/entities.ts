// What an HTML entity stands for: numeric ones, and the named ones that matter in prose or could carry something past a filter.

/** U+00A0 to U+00FF, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** Names and the one character (or code point in hexadecimal) that each stands for. */
const others =
  'amp & AMP & lt < LT < gt > GT > quot " QUOT " apos \' Tab 9 NewLine a excl ! num # dollar $ percnt % lpar ( rpar ) ast * ' +
  'midast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] ' +
  'Hat ^ lowbar _ UnderBar _ grave ` DiacriticalGrave ` lcub { lbrace { verbar | vert | VerticalLine | rcub } rbrace } ' +
  'hyphen 2010 dash 2010 ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … euro € ' +
  'trade ™ larr ← rarr → uarr ↑ darr ↓ harr ↔ minus − le ≤ ge ≥ ne ≠ infin ∞ check ✓ ' +
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ permil ‰ lsaquo ‹ rsaquo › dagger † Dagger ‡ prime ′ Prime ″ caret ⁁ star ☆ starf ★ ' +
  'NonBreakingSpace a0 ensp 2002 emsp 2003 emsp13 2004 emsp14 2005 numsp 2007 puncsp 2008 thinsp 2009 ThinSpace 2009 ' +
  'hairsp 200a VeryThinSpace 200a MediumSpace 205f ' +
  'zwnj 200c zwj 200d lrm 200e rlm 200f ZeroWidthSpace 200b NegativeVeryThinSpace 200b NegativeThinSpace 200b ' +
  'NegativeMediumSpace 200b NegativeThickSpace 200b NoBreak 2060 ApplyFunction 2061 af 2061 InvisibleTimes 2062 it 2062 ' +
  'InvisibleComma 2063 ic 2063'

/** Those of several characters that begin with one of ASCII, or are all blank. */
const several: readonly [string, string][] = [
  ['fjlig', 'fj'],
  ['nvlt', '<\u20d2'],
  ['nvgt', '>\u20d2'],
  ['bne', '=\u20e5'],
  ['ThickSpace', '\u205f\u200a'],
]

const named: ReadonlyMap<string, string> = new Map([
  ...several,
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...others.split(' ').flatMap((name, index, all): [string, string][] => {
    const value = all[index + 1] ?? ''
    return index % 2 === 1 ? [] : [[name, [...value].length === 1 && !/[9a]/.test(value) ? value : fromHex(value)]]
  }),
])

/**
 * The text of an entity, given what stands between `&` and `;`; undefined when that is no entity.
 * Always in NFC and never longer than the entity itself.
 */
export function decodeEntity(body: string): string | undefined {
  if (!body.startsWith('#')) return named.get(body)
  const decimal = /^#(\d+)$/.exec(body)?.[1]
  const hex = /^#[xX]([\da-fA-F]+)$/.exec(body)?.[1]
  return decimal ? fromCode(Number(decimal)) : hex ? fromHex(hex) : undefined
}

const bareNames = ['lt', 'gt', 'amp', 'quot', 'LT', 'GT', 'AMP', 'QUOT', 'nbsp', 'shy']

/** Names that count without a `;` too, `&` included. HTML has a hundred; the others are names of variables and of query parameters. */
export const bareEntities: readonly string[] = bareNames.map((name) => `&${name}`)

function fromHex(digits: string): string {
  return fromCode(Number.parseInt(digits, 16))
}

/** As in HTML: what is no character becomes U+FFFD. */
function fromCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code).normalize('NFC') : '\ufffd'
}
