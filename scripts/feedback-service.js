#!/usr/bin/env node
// Starts the service's command, or says in one sentence that the running Node is too old for it.
import './guard.js'
import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

// The service allocates much and keeps little of it. V8 would let the space for new objects grow to 64 MB and more; small, it costs a tenth more
// processor time in a large import, and nothing that could be measured elsewhere.
setFlagsFromString('--semi-space-growth-factor=1')
// Buffers of bodies that nobody reads would wait for the collector until they are 64 MB.
setFlagsFromString('--scavenger-max-new-space-capacity-mb=2')

// The packed service has no sources, but a bundle.
const source = new URL('../src/service/index.ts', import.meta.url)
await import(existsSync(source) ? source : new URL('../build/service/index.js', import.meta.url))
