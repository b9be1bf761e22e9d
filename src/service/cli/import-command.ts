// `import`: a file, or what another program writes, into a project; with a report of what was refused.
import { createReadStream } from 'node:fs'
import { decode } from '../import/decode.ts'
import { CutShort, type ImportReport, importFeedback } from '../import/import-feedback.ts'
import { Unreadable } from '../import/import-reading.ts'
import { readCsv } from '../import/read-csv.ts'
import { readJsonLines } from '../import/read-json-lines.ts'
import { readPages } from '../import/read-pages.ts'
import { exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'

/** @returns the exit code */
export function runImport([file = '-']: readonly string[], values: Values, world: ProcessContext): Promise<number> {
  const format = values.format ?? findFormat(file)
  const read = { csv: readCsv, json: readPages }[format] ?? readJsonLines
  return withPlace(values, async (database) => {
    const { id: projectId } = await chooseProject(database, values.project)
    const options = {
      projectId,
      by: readAuthor(world),
      update: values.update !== undefined,
      skipRefused: values['skip-refused'] !== undefined,
      steady: world.steady,
    }
    const bytes: AsyncIterable<Uint8Array> = file === '-' ? world.input : readBytes(file)
    const report = await importFeedback(database, read(decode(bytes)), options).catch((error: unknown) => {
      if (error instanceof Unreadable)
        throw new CommandError(`${error.message}. Nothing was imported.`, { cause: error })
      if (error instanceof CutShort)
        throw new CommandError(`${explain(error.cause)}. ${error.message}.`, { cause: error })
      throw error
    })
    await world.print(values.json === undefined ? renderReport(report) : `${JSON.stringify(report)}\n`)
    return report.isDone ? exitCodes.done.code : exitCodes.refused.code
  })
}

/** Its errors are told from those of a connection to the database, which look the same. */
async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file)
  } catch (cause) {
    throw new CommandError(`Cannot read the file ${file}: check its name and permissions`, { cause })
  }
}

function findFormat(file: string): string {
  const format = /\.(csv|jsonl|ndjson|json)$/i.exec(file)?.[1]?.toLowerCase()
  if (format !== undefined) return format
  throw new UsageError('Cannot tell the file format from its name: pass --format jsonl, csv or json')
}

export function renderReport(report: ImportReport): string {
  const { isDone, valid, added, updated, same, kept, refusedCount, refused, cut, unused } = report
  const counts: readonly (readonly [number, string])[] = [
    isDone ? [added, 'added'] : [valid, 'valid, not imported'],
    [updated, 'updated'],
    [same, 'already present'],
    [kept, 'already present with different content, left unchanged (--update replaces them)'],
    [refusedCount, 'rejected'],
    [cut, 'with a text truncated to the limit of the API'],
  ]
  const shown = counts.filter(([count], at) => count > 0 || at === 0)
  const more = refusedCount - refused.length
  return [
    ...refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...shown.map(([count, what]) => `${String(count).padStart(8)} ${what}`),
    ...(unused.length > 0 ? [`Ignored the fields ${unused.map(quote).join(', ')}`] : []),
    ...(isDone ? [] : ['Nothing was imported: fix these lines, or import the rest with --skip-refused.']),
    '',
  ].join('\n')
}

function quote(name: string): string {
  return JSON.stringify(name.slice(0, 60).replace(/\p{C}/gu, '?'))
}
