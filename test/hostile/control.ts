// The control: every story once with harmless feedback, jobs and pull requests.
import { harmlessEntries } from './feedback.ts'
import { type Control, learnControl } from './judge.ts'
import { joinPlayed, type Played, playEnds, playQuoted, playUncertain } from './play.ts'
import { playError, playJobs, playPulls } from './play-jobs.ts'

export async function playControl(): Promise<Played> {
  const pulls = [{}, {}, { branch: 'agent/other' }]
  return joinPlayed([
    await playQuoted(harmlessEntries(24)),
    await playEnds(harmlessEntries(24)),
    await playUncertain(harmlessEntries(24)),
    await playJobs([{}, { prLink: 'https://example.org/' }, { jobId: 'a b' }, { jobId: '..' }, { error: 'Broken' }]),
    await playError('No such thing'),
    await playPulls(pulls, true),
    await playPulls(pulls, false),
  ])
}

let control: Promise<Control> | undefined

export function getControl(): Promise<Control> {
  control ??= playControl().then(({ sinks }) => learnControl(sinks))
  return control
}
