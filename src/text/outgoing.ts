// Text that leaves a run: the compiler refuses any other.
declare const brand: unique symbol
type Branded<Name> = string & { readonly [brand]: Name }

/** Made only by `prompt/build-prompt.ts`. */
export type Prompt = Branded<'prompt'>
/** Of an issue, a comment or a summary: made, like titles, only by `text/markdown/github-markdown.ts`. */
export type Markdown = Branded<'markdown'>
export type Title = Branded<'title'>
/** Made only by `ledger/file.ts`. */
export type LedgerFile = Branded<'ledger file'>
