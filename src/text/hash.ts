// Small, fast hashes; not for secrets.

/** 32 bits: FNV-1a over UTF-16 units, then murmur's final mix. */
export function hashText(text: string, seed = 0) {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixBits(hash)
}

export function mixBits(value: number) {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** 12 hex digits (48 bits), for keys. */
export function hashName(text: string) {
  const high = hashText(text, 0x9e3779b9)
  const low = hashText(text, 0x7f4a7c15)
  return high.toString(16).padStart(8, '0') + (low >>> 16).toString(16).padStart(4, '0')
}
