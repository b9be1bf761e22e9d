// Redacts IP addresses, unless private, special, examples or public resolvers.

const candidate = /(?<![\w.:@-])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}:[\da-f:]{3,37})(?![\w-]|[.:][A-Za-z0-9])/gi
const withPort =
  /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?=:\d{1,5}(?!\d))|(?<=[A-Za-z0-9]@)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g

/** RFC 6890, RFC 5737. */
const special: readonly RegExp[] = [
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^(?:169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.(?:168|0\.[02]))\./,
  /^(?:198\.(?:1[89]|51\.100)|203\.0\.113)\./,
]
const resolvers = new Set(['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '9.9.9.9', '208.67.222.222'])
/** Words before a number that say what it is. */
const named = wordsBefore('ip|ipv4|address|adresse|host|server|client|peer|remote')
const version = wordsBefore(
  'v|versi(?:on|ón)s?|versões|vers[aã]o|release|build|firmware|driver|sdk|updated?|upgraded?|section|chapter|oid',
)
const versionSign = /(?:[=<>~^/]|版本|バージョン|верси[яию])[^\d\n]{0,4}$/

function wordsBefore(words: string) {
  return new RegExp(`(?<![\\p{L}])(?:${words})(?!\\p{L})[^\\d\\n]{0,12}$`, 'iu')
}

const reach = 32

export function redactAddresses(text: string) {
  if (!/\d\.\d|[\da-f]:[\da-f:]/i.test(text)) return text
  const replace = (found: string, at: number, whole: string) => {
    const before = whole.slice(Math.max(0, at - reach), at)
    return (found.includes(':') ? isGlobal(found) : isPublic(found, before)) ? '[ip]' : found
  }
  return text.replace(withPort, replace).replace(candidate, replace)
}

/** Small numbers may be a version or a section. */
function isPublic(written: string, before: string) {
  const octets = written.split('.').map(Number)
  if (octets.some((octet) => octet > 255) || octets.join('.') !== written) return false
  if (special.some((range) => range.test(written)) || resolvers.has(written) || octets[3] === 0) return false
  if (named.test(before) || /:\/\/$/.test(before)) return true
  return octets.some((octet) => octet >= 100) && !version.test(before) && !versionSign.test(before)
}

/** Only `2000::/3` is assigned; `2001:db8::/32` and `3fff::/20` are examples. */
function isGlobal(written: string) {
  const host = URL.parse(`http://[${written}]`)?.hostname ?? ''
  if (!/^\[[23][\da-f]{3}:/.test(host) || !/^(?:\w+:{1,2}){2}\w/.test(written)) return false
  return !/^\[(?:2001:db8|3fff:[\da-f]{0,3}|2001:4860:4860|2606:4700:4700|2620:fe):/.test(host)
}
