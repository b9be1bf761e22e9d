// Names that are easily mistaken for one another: typosquats of packages and of hosts.

/** Whether the names differ by only a few letters (swapped neighbours count as one), or only in separators or look-alikes. */
export function isNear(name: string, known: string): boolean {
  if (name === known || isOtherVersion(name, known)) return false
  if (denseOf(name) === denseOf(known) || looksOf(name) === looksOf(known)) return true
  const shorter = name.length < known.length ? name.length : known.length
  const most = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0
  return most > 0 && distance(name, known, most) <= most
}

/** Whether the names differ only in version numbers that both have: `python3.11` and `python3.12`. */
function isOtherVersion(name: string, known: string): boolean {
  const plain = (text: string): string => text.replace(/\d+(?:[._-]\d+)*/g, '0')
  return /\d/.test(name) && /\d/.test(known) && plain(name) === plain(known)
}

/** The plain letters that a name looks like at a glance. */
function looksOf(name: string): string {
  return name.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/5/g, 's')
}

function denseOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Optimal string alignment; anything above `most` is returned as `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let older: number[] = []
  let old = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const fresh = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const least = Math.min((old[at] ?? 0) + 1, (fresh[at - 1] ?? 0) + 1, (old[at - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      fresh.push(isSwapped ? Math.min(least, (older[at - 2] ?? least) + 1) : least)
    }
    if (fresh.every((value) => value > most)) return most + 1
    older = old
    old = fresh
  }
  return old.at(-1) ?? 0
}
