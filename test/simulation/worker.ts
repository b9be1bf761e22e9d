// One thread's share of the seeds.
import { parentPort, workerData } from 'node:worker_threads'
import { simulateSeeds } from './seeds.ts'

const { first, count, step } = workerData as { first: number; count: number; step: number }
parentPort?.postMessage(await simulateSeeds(first, count, step))
