// Ticking a box on the tracking issue as GitHub's page does, and the event that follows.
import { expect } from 'vitest'
import type { House } from './house.ts'

export function readBody({ github }: House, number: number): string {
  return github.getIssue(number).body ?? ''
}

/** The body with the first box of this kind ticked. */
export function tickIn(body: string, kind: string): string {
  const box = new RegExp(`\\[ \\] (<!-- feedback-to-fix tick=${kind}/)`)
  expect(body).toMatch(box)
  return body.replace(box, '[x] $1')
}

export function edited(house: House, number: number, body: string, by: string, before = readBody(house, number)) {
  const sender = { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' }
  const issue = { number, body, user: { type: 'Bot' }, labels: [{ name: 'feedback-to-fix' }] }
  const payload = { action: 'edited', issue, changes: { body: { from: before } }, sender }
  return { event: { name: 'issues', payload } }
}

/** Ticks the box as GitHub's page does, and starts the run that the event starts. */
export function tick(house: House, number: number, kind: string, { by = 'acme', inputs = {} } = {}) {
  const before = readBody(house, number)
  const body = tickIn(before, kind)
  house.github.editIssue(number, { body }, by)
  return house.run(inputs, edited(house, number, body, by, before))
}
