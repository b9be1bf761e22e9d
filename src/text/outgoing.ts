// Text that leaves a run, each kind from one constructor only (docs/threat-model.md).
import type { Branded } from './safe-text.ts'

export type Prompt = Branded<'prompt'>
export type Markdown = Branded<'markdown'>
export type Title = Branded<'title'>
export type LedgerFile = Branded<'ledger file'>
/** Numbers, a verdict, addresses or a path. */
export type OutputText = Branded<'output'>
