// Numbers for features.

/**
 * Numbers from 0 in the order of their first occurrence, and how often each occurs. By open addressing: a `Map` would take
 * most of the time of the whole clustering.
 */
export function numberFeatures(features: Uint32Array): { number: Uint32Array; counts: Uint32Array } {
  let size = 16
  while (size < features.length * 1.5) size *= 2
  const names = new Uint32Array(size)
  const slots = new Uint32Array(size)
  const number = new Uint32Array(features.length)
  const counts = new Uint32Array(features.length)
  let used = 0
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number
    let slot = (Math.imul(feature, 0x9e3779b1) >>> 0) & (size - 1)
    while (slots[slot] !== 0 && names[slot] !== feature) slot = (slot + 1) & (size - 1)
    if (slots[slot] === 0) {
      used += 1
      slots[slot] = used
      names[slot] = feature
    }
    const n = (slots[slot] as number) - 1
    number[at] = n
    counts[n] = (counts[n] as number) + 1
  }
  return { number, counts: counts.slice(0, used) }
}
