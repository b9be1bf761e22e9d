// The end of what agents' programs print, kept in the database while they run: so that any process can show it.
import { stripVTControlCharacters } from 'node:util'
import type { Database } from '../data/database.ts'
import { saveOutput } from '../data/job-output.ts'
import type { ProcessContext } from './process-context.ts'
import { repeat } from './repeat.ts'

/** Bytes of the end that is kept. */
const maxKept = 65_536
/** Between two looks, in milliseconds: how old what a person sees may be. */
const betweenLooks = 2000

export interface OutputTail {
  /** Values that a program was given and might print, such as its model's key. */
  hide(secrets: readonly string[]): void
  add(jobId: string, chunk: Buffer): void
  /** Nothing follows for now. */
  end(jobId: string): void
  /** What has changed since the last time. */
  take(): [jobId: string, text: string][]
}

export function createOutputTail(): OutputTail {
  const tails = new Map<string, { bytes: Buffer; isCut: boolean; isChanged: boolean; isOver: boolean }>()
  let hidden: readonly string[] = []
  const toText = (bytes: Buffer, isCut: boolean) => {
    const lines = stripVTControlCharacters(bytes.toString()).replaceAll('\0', '\uFFFD')
    // The first line may begin in the middle of a secret.
    const whole = isCut ? `…\n${lines.slice(lines.indexOf('\n') + 1)}` : lines
    return hidden.reduce((text, secret) => text.replaceAll(secret, '***'), whole)
  }
  return {
    hide(secrets) {
      hidden = secrets.filter(({ length }) => length >= 8)
    },
    add(jobId, chunk) {
      const known = tails.get(jobId)
      const all = known === undefined || known.isOver ? chunk : Buffer.concat([known.bytes, chunk])
      const isCut = all.length > maxKept || (known?.isCut === true && !known.isOver)
      tails.set(jobId, { bytes: all.subarray(-maxKept), isCut, isChanged: true, isOver: false })
    },
    end(jobId) {
      const known = tails.get(jobId)
      if (known) known.isOver = true
    },
    take() {
      const changed = [...tails].filter(([, { isChanged }]) => isChanged)
      for (const [jobId, tail] of tails) {
        tail.isChanged = false
        if (tail.isOver) tails.delete(jobId)
      }
      return changed.map(([jobId, { bytes, isCut }]) => [jobId, toText(bytes, isCut)])
    },
  }
}

/** @returns ends it, with a last look */
export function keepOutput(
  { queries }: Database,
  tail: OutputTail,
  world: Pick<ProcessContext, 'later'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const look = async () => {
    for (const [jobId, text] of tail.take()) await saveOutput(queries, jobId, text).catch(onError)
  }
  const end = repeat(world, betweenLooks, look)
  return async () => {
    await end()
    await look()
  }
}
