// The corpus as texts: what readers of it in the tests need.
import { readdirSync, readFileSync } from 'node:fs'

interface Line {
  readonly id?: string
  readonly text?: string
  readonly parts?: readonly string[]
  readonly repeat?: { readonly text: string; readonly times: number }
  readonly then?: string
  readonly canaries?: readonly (string | { readonly parts: readonly string[] })[]
}
export interface Sample {
  readonly id: string
  readonly text: string
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
        .map((line, at) => toSample(JSON.parse(line), `${file}:${at + 1}`)),
    )
}

function toSample({ id, text, parts, repeat, then = '', canaries = [] }: Line, place: string): Sample {
  return {
    id: id ?? place,
    text: text ?? parts?.join('') ?? `${repeat?.text.repeat(repeat.times)}${then}`,
    canaries: canaries.map((canary) => (typeof canary === 'string' ? canary : canary.parts.join(''))),
  }
}
