// Changes to a site's configuration that only arrange pages: entries of menus and sidebars.
import type { FileChange } from '../../../changes/change.ts'
import { listLines, listNew } from '../subject/lines.ts'
import data from './navigation.json' with { type: 'json' }

const code = /\.(?:[cm]?[jt]s|json)$/i
const toml = /(?:^|\/)(?:hugo|config|menus?(?:\.\w{2})?)\.toml$/i

const quoted = String.raw`"[^"\\\n]{0,300}"|'[^'\\\n]{0,300}'`
const plain = String.raw`${quoted}|true|false|\d{1,6}`
/** A line of only entry keys, each with a text, a list or an object. */
const entries = new RegExp(
  String.raw`^(?:[\s{}[\],;]|(?:["']?(?:${data.code.join('|')})["']?\s{0,9}:\s{0,9})(?:${plain}|[[{]))*$`,
)
const row = new RegExp(String.raw`^\s*(?:${data.toml.join('|')})\s{0,9}=\s{0,9}(?:${plain})\s*$`)
const menu = /^\s*\[\[?(?:languages\.\w{1,20}\.)?menus?(?:\.[\w-]{1,60})?\]?\]\s*$/
const table = /^\s*\[/
/** Text that would run code, because sites render entries as HTML. */
const active = /[<`]|\b(?:javascript|data|vbscript)\s*:/i

/** Whether every line that the change adds or removes belongs to a menu. */
export function arrangesPages({ path, before, after }: FileChange): boolean {
  if (before?.text === undefined || after?.text === undefined || before.mode !== after.mode) return false
  const [isCode, isToml] = [code.test(path), toml.test(path)]
  if (!isCode && !isToml) return false
  const sides = [
    [before.text, after.text],
    [after.text, before.text],
  ] as const
  return sides.every(([old, now]) => {
    const menus = isToml ? listMenus(now) : new Set<number>()
    return listNew(old, now).every(({ line, text }) => {
      if (active.test(text)) return false
      return isCode ? entries.test(text) : menus.has(line) && (menu.test(text) || row.test(text) || text.trim() === '')
    })
  })
}

/** Numbers of the lines in TOML tables of menus. */
function listMenus(text: string): ReadonlySet<number> {
  let isMenu = false
  const found = new Set<number>()
  for (const [at, line] of listLines(text).entries()) {
    if (table.test(line)) isMenu = menu.test(line)
    if (isMenu) found.add(at + 1)
  }
  return found
}
