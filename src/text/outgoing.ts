// Text that leaves a run: the compiler refuses any other string where one of a kind is sent.
declare const brand: unique symbol
type Branded<Name> = string & { readonly [brand]: Name }

/** The prompt of a job: made only by `prompt/build-prompt.ts`. */
export type Prompt = Branded<'prompt'>
/** The body of an issue, a comment or a summary: made only by `text/markdown/github-markdown.ts`. */
export type Markdown = Branded<'markdown'>
/** An issue title: made only by `text/markdown/github-markdown.ts`. */
export type Title = Branded<'title'>
/** A file on the ledger's branch: made only by `ledger/file.ts`. */
export type LedgerFile = Branded<'ledger file'>
