// Product-shaped feedback from a seed: pages of many sizes, topics that repeat in other words, identifiers, versions, typos.
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { createDice, type Dice } from '../../simulation/dice.ts'
import { createWords, createZipf } from './words.ts'

export interface Plan {
  readonly count: number
  readonly seed: number
  readonly pages: number
}

/** As many pages as a site with so much feedback may have; their sizes follow Zipf's law. */
export function planSite(count: number, seed: number): Plan {
  return { count, seed, pages: Math.max(1, Math.round(count / 50)) }
}

interface Topic {
  readonly nouns: readonly string[]
  readonly verb: string
  readonly quality: string
  readonly name: string
  readonly version: string
}

const words = createWords()
const [drawNoun, drawVerb, drawQuality] = [words.nouns, words.verbs, words.qualities].map(({ length }) =>
  createZipf(length),
)
const nounOf = (dice: Dice) => words.nouns[drawNoun?.(dice) ?? 0] ?? ''
const verbOf = (dice: Dice) => words.verbs[drawVerb?.(dice) ?? 0] ?? ''
const qualityOf = (dice: Dice) => words.qualities[drawQuality?.(dice) ?? 0] ?? ''

/** `$N` is a noun of the topic, `$n` any; so with `$V` verbs, `$Q` qualities, `$I` identifiers and `$R` versions. */
const sentences = [
  'the $N of $I $V the $N and the $n is $Q',
  '$I $V with $Q $N after the $n step',
  'since $R the $N $V and nothing here says why',
  'please explain the $N $N because my $n $v when I set $I',
  '$Q $N in the $n example',
  'I followed the $n guide and got a $Q $N from $I',
  'how do I make the $N work when the $n is $q ?',
  'the $n example for $I is $Q and should have a $N',
  'after the upgrade to $R my $N $V every $n',
  'it says $n but the $N is $Q on $R',
  'the $N link $V to a $q $n',
  'could you add a $n about the $N $N ?',
].map((sentence) => sentence.split(' '))
const phrases = ['broken link', 'this does not work', 'please add an example', 'out of date', 'typo on this page']
const targetLength = 68

export function generateEntries({ count, seed, pages }: Plan): FeedbackEntry[] {
  const dice = createDice(seed)
  const drawPage = createZipf(pages)
  const drawTopic = createZipf(400)
  const paths = Array.from(
    { length: pages },
    (_, page) => `/${words.nouns[page % 97]}/${words.nouns[page % 89]}-${page}`,
  )
  return Array.from({ length: count }, (_, index) => {
    const page = drawPage(dice)
    const number = drawTopic(dice) % topicsOf(page, pages)
    const topic = createTopic(createDice(seed + page * 401 + number))
    const comment = dice.random() < 0.03 ? (phrases[dice.below(phrases.length)] ?? '') : writeComment(topic, dice)
    const second = Date.UTC(2026, 7, 22) / 1000 + Math.floor((index / count) * 90 * 86_400)
    const base = {
      id: `entry-${String(index).padStart(7, '0')}`,
      path: paths[page] ?? '/',
      comment,
      createdAt: new Date(second * 1000).toISOString(),
      status: 'pending' as const,
    }
    const kind = dice.random()
    if (kind < 0.05) return { ...base, source: 'agent' }
    if (kind > 0.95) return { ...base, source: 'code_snippet', code: writeCode(topic), filename: null, lang: 'ts' }
    return { ...base, source: 'contextual', helpful: kind > 0.9, contact: null }
  })
}

function topicsOf(page: number, pages: number): number {
  return pages === 1 ? 400 : Math.max(3, Math.ceil(400 / (page + 1)))
}

function createTopic(dice: Dice): Topic {
  const nouns = [nounOf(dice), nounOf(dice), nounOf(dice)]
  return { nouns, verb: verbOf(dice), quality: qualityOf(dice), name: nameOf(dice), version: versionOf(dice) }
}

function nameOf(dice: Dice): string {
  const [first, second] = [nounOf(dice), nounOf(dice)]
  const camel = first + second.charAt(0).toUpperCase() + second.slice(1)
  return [camel, `${first}_${second}`, `--${first}-${second}`, `${first}.${second}()`][dice.below(4)] ?? camel
}

function versionOf(dice: Dice): string {
  return `${1 + dice.below(5)}.${dice.below(12)}${dice.below(2) === 0 ? `.${dice.below(9)}` : ''}`
}

/** Joined at last, so that the text lies in one piece. */
function writeComment(topic: Topic, dice: Dice): string {
  const written: string[] = []
  for (let length = 0; length < targetLength; ) {
    for (const slot of sentences[dice.below(sentences.length)] ?? []) {
      const word = fillSlot(slot, topic, dice)
      written.push(word)
      length += word.length + 1
    }
    written.push(dice.below(2) === 0 ? '-' : 'and')
  }
  written.pop()
  if (dice.random() < 0.1) misspell(written, dice)
  return written.join(' ')
}

function fillSlot(slot: string, topic: Topic, dice: Dice): string {
  if (slot === '$N') return topic.nouns[dice.below(3)] ?? ''
  if (slot === '$n') return nounOf(dice)
  if (slot === '$V') return topic.verb
  if (slot === '$v') return verbOf(dice)
  if (slot === '$Q') return topic.quality
  if (slot === '$q') return qualityOf(dice)
  if (slot === '$I') return dice.random() < 0.5 ? topic.name : 'it'
  return slot === '$R' ? topic.version : slot
}

function misspell(written: string[], dice: Dice): void {
  const place = dice.below(written.length)
  const word = written[place] ?? ''
  const at = dice.below(Math.max(1, word.length - 1))
  written[place] = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}

function writeCode({ nouns, name, version }: Topic): string {
  return [`const ${nouns[0]} = connect('${version}')`, `await ${nouns[0]}.${nouns[1]}(${name})`, 'export {}'].join('\n')
}
