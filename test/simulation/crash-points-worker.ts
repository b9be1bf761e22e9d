// A worker thread that judges crash points: one task in, one verdict out.
import { parentPort } from 'node:worker_threads'
import type { Point } from './crash-points.ts'
import { addVerdicts, judgePairs, judgeSingle, type Place } from './crash-points.ts'

export interface Task {
  readonly place: Place
  readonly point: Point
  readonly crashes: number
  readonly pairs: boolean
}

parentPort?.on('message', async ({ place, point, crashes, pairs }: Task) => {
  const single = await judgeSingle(place, point, crashes)
  parentPort?.postMessage(pairs ? addVerdicts(single, await judgePairs(place, point, crashes)) : single)
})
