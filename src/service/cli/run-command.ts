// One command from its words to its exit code.
import type { DestinationStream } from 'pino'
import type { CommandName } from './command-forms.ts'
import { exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import type { Values } from './options.ts'
import { parseCommand } from './parse-command.ts'
import { type ProcessContext, UsageError } from './process-context.ts'
import { createLog, type Log } from './service-log.ts'

/** @returns the exit code. Errors are reported in one line, with their causes. */
export async function runCommand(
  argv: readonly string[],
  world: ProcessContext,
  destination: DestinationStream,
): Promise<number> {
  const parsed = parseCommand(argv, world.environment)
  if (parsed.kind === 'help') {
    await world.print(parsed.text)
    return exitCodes.done.code
  }
  if (parsed.kind === 'mistake') {
    world.report(parsed.message)
    return exitCodes.mistake.code
  }
  const { command, words, values, unused } = parsed
  const isStaying = command === 'serve' || command === 'work'
  const log = createLog(values['log-level'] ?? 'info', destination)
  if (unused.length > 0) {
    const said = `Ignored environment variables that match no option: ${unused.join(', ')}`
    if (isStaying) log.warn(said)
    else world.report(said)
  }
  try {
    return await start(command, words, values, world, log)
  } catch (error) {
    world.report(explain(error))
    return (error instanceof UsageError ? exitCodes.mistake : exitCodes.failed).code
  }
}

/** Each command loads what it needs: `keys` needs no agent, and `import` no server. */
async function start(
  command: CommandName,
  words: readonly string[],
  values: Values,
  world: ProcessContext,
  log: Log,
): Promise<number> {
  const { code } = exitCodes.done
  switch (command) {
    case 'serve':
    case 'work': {
      const { runServe, runWork } = await import('./serve-command.ts')
      await (command === 'serve' ? runServe : runWork)(values, world, log)
      log.info('Stopped')
      return code
    }
    case 'projects':
      await (await import('./projects-command.ts')).runProjects(words, values, world)
      return code
    case 'keys':
      await (await import('./keys-command.ts')).runKeys(words, values, world)
      return code
    case 'import':
      return (await import('./import-command.ts')).runImport(words, values, world)
    case 'export':
      await (await import('./export-command.ts')).runExport(values, world)
      return code
    case 'entries':
      await (await import('./entries-command.ts')).runEntries(words, values, world)
      return code
    case 'audit':
      await (await import('./entries-command.ts')).runAudit(values, world)
      return code
    case 'jobs':
      await (await import('./jobs-command.ts')).runJobs(words, values, world)
      return code
    case 'completion': {
      const { renderCompletion, shells } = await import('./completion.ts')
      const shell = shells.find((one) => one === words[0])
      if (shell === undefined) throw new UsageError(`The shell must be one of ${shells.join(', ')}`)
      await world.print(renderCompletion(shell))
      return code
    }
    case 'status':
      await (await import('./status-command.ts')).runStatus(words, values, world)
      return code
  }
}
