// The corpus as texts, put together, each with what is said of it.
import { readdirSync, readFileSync } from 'node:fs'

interface Line {
  readonly id?: string
  readonly text?: string
  readonly parts?: readonly string[]
  readonly repeat?: { readonly text: string; readonly times: number }
  readonly then?: string
  readonly field?: string
  readonly also?: Readonly<Record<string, string>>
  readonly attack?: boolean
  readonly label?: 'praise' | 'support' | 'spam'
  readonly canaries?: readonly (string | { readonly parts: readonly string[] })[]
}
export interface Sample {
  readonly id: string
  readonly text: string
  readonly field: string
  readonly also: Readonly<Record<string, string>>
  readonly attack: boolean
  /** Of feedback that is genuine, yet nothing to act on. */
  readonly label?: 'praise' | 'support' | 'spam'
  readonly canaries: readonly string[]
}

const corpus = new URL('../corpus/', import.meta.url)

export function readCorpus(folder: 'benign' | 'hostile'): readonly Sample[] {
  return readdirSync(new URL(`${folder}/`, corpus))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((json, at) => {
          const line: Line | string = JSON.parse(json)
          return toSample(typeof line === 'string' ? { text: line } : line, `${file}:${at + 1}`)
        }),
    )
}

function toSample({ text, parts, repeat, then = '', canaries = [], ...line }: Line, place: string): Sample {
  return {
    ...{ id: place, field: 'comment', also: {}, attack: false, ...line },
    text: text ?? parts?.join('') ?? `${repeat?.text.repeat(repeat.times)}${then}`,
    canaries: canaries.map((canary) => (typeof canary === 'string' ? canary : canary.parts.join(''))),
  }
}
