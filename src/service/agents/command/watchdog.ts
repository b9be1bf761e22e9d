// Watches what a program and all that it started take of the machine: their memory together, their number, and what they write.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface MachineLimits {
  readonly memoryBytes: number
  readonly processes: number
  readonly diskBytes: number
}

const run = promisify(execFile)
const betweenLooks = 250
/** Looks at the disk take longer, and are rarer. */
const looksPerDisk = 8
const pageBytes = 4096

/** @returns what it takes too much of, once it does; never without /proc. The signal ends the watch */
export async function watch(
  leader: number,
  folder: string,
  limits: MachineLimits,
  pause: (milliseconds: number) => Promise<boolean>,
): Promise<string | undefined> {
  for (let look = 1; await pause(betweenLooks); look++) {
    const family = await listFamily(leader)
    if (family.length > limits.processes) return `it ran more than ${limits.processes} processes`
    const pages = family.reduce((sum, { resident }) => sum + resident, 0)
    if (pages * pageBytes > limits.memoryBytes) return `it used more than ${limits.memoryBytes} bytes of memory`
    if (look % looksPerDisk === 0 && (await measure(folder)) > limits.diskBytes)
      return `it wrote more than ${limits.diskBytes} bytes to the disk`
  }
  return undefined
}

/** The leader and its descendants. In a namespace none is missing: those whose parent ended belong to its first process. */
async function listFamily(leader: number): Promise<{ id: number; resident: number }[]> {
  const names = await readdir('/proc').catch((): string[] => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const byParent = Map.groupBy(
    all.flatMap((one) => (one === undefined ? [] : [one])),
    ({ parent }) => parent,
  )
  const family: { id: number; resident: number }[] = []
  const waiting = [leader]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const child of byParent.get(id) ?? []) {
      family.push(child)
      waiting.push(child.id)
    }
  return family
}

async function readProcess(name: string): Promise<{ id: number; parent: number; resident: number } | undefined> {
  const text = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => undefined)
  if (text === undefined) return undefined
  // The second field is a name in brackets, which may hold anything; of the others, the 4th is the parent and the 24th the memory.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { id: Number(name), parent: Number(fields[1]), resident: Number(fields[21]) }
}

async function measure(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sxk', '--', folder]).catch(({ stdout: text }: { stdout?: string }) => ({
    stdout: text ?? '',
  }))
  return Number(/^\d+/.exec(stdout)?.[0] ?? 0) * 1024
}
