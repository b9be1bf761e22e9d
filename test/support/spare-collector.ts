// Clustering allocates megabytes outside the heap; by default, V8 marks the whole heap after every few of them. The second flag, in
// megabytes, is for worker threads that are started later: it has no effect on a heap that exists.
import { setFlagsFromString } from 'node:v8'

for (const flag of ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=512'])
  setFlagsFromString(flag)
