// The secret with several keys: a line `NAME=key` for each.
export interface Keys {
  readonly named: ReadonlyMap<string, string>
  /** Numbers of lines, from 1, that are neither empty, nor a comment, nor a name and a key. */
  readonly unread: readonly number[]
}

const line = /^(?<name>[A-Za-z_]\w{0,99})\s*=\s*(?<key>[\x21-\x7e]{1,4000})$/

export function parseKeys(text: string): Keys {
  const named = new Map<string, string>()
  const unread: number[] = []
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const given = raw.trim()
    if (given === '' || given.startsWith('#')) continue
    const { name, key } = line.exec(given)?.groups ?? {}
    if (name === undefined || key === undefined) unread.push(index + 1)
    else named.set(name, key)
  }
  return { named, unread }
}
