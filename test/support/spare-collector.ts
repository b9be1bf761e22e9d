// Clustering makes arrays of megabytes outside the heap, after every few of which V8 would mark the whole heap.
import { setFlagsFromString } from 'node:v8'

for (const flag of ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=512'])
  setFlagsFromString(flag)
