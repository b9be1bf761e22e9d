#!/usr/bin/env node
// Starts the service's command, or says in one sentence that the running Node is too old for it.
import './guard.js'

await import('../src/service/index.ts')
