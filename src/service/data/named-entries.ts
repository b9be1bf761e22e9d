// Which entries a prompt is about, if the client says so: on one line of its own, which no reader can write.

const line = /^feedback-entries: ([\w.:-]{1,64}(?:,[\w.:-]{1,64})*)$/

/** Longer lists are cut. */
const most = 2000

/**
 * Nothing counts that stands behind another character, as what a prompt quotes does. Of two such lines one was smuggled in: then none
 * counts. Only a line feed ends a line: what else a reader may have put into a quoted line does not begin a new one.
 */
export function findNamedEntries(prompt: string): readonly string[] {
  const lists = prompt.split('\n').flatMap((row) => {
    const list = line.exec(row.replace(/\r$/, ''))?.[1]
    return list === undefined ? [] : [list]
  })
  const [list] = lists
  return list === undefined || lists.length > 1 ? [] : [...new Set(list.split(','))].slice(0, most)
}
