// A readable account of runs: every request with what became of it, and what the run said.
import type { World } from './world.ts'

const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

export function describeRuns(world: World, numbers: readonly number[]): string {
  const { runs, log } = world
  const lines = runs.map(({ number, began, ended, code, signal, moment }) => {
    const end = signal === null ? `ended with ${code}` : `${signal} in ${moment}`
    return `  run ${number}: ${clock(began)} to ${clock(ended)}, ${end}`
  })
  const chosen = runs.filter(({ number }) => numbers.includes(number))
  const details = chosen.map(({ number, stdout, stderr }) => {
    const requests = log.filter(({ run }) => run === number)
    const told = requests.map(({ nth, at, method, path, outcome, job }) => {
      return `    ${nth}. ${clock(at)} ${method} ${path.slice(0, 120)} → ${outcome}${job === undefined ? '' : ` (${job})`}`
    })
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))
    return [`  run ${number} in detail:`, ...told, ...said.map((line) => `    | ${line}`)].join('\n')
  })
  return [`  the runs of ${world.name}:`, ...lines, ...details].join('\n')
}
