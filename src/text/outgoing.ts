// The texts that leave a run. Each has a type of its own, so that the compiler refuses any other string where one is sent.
declare const brand: unique symbol
type Branded<Name> = string & { readonly [brand]: Name }

/** What a job is given: made by `prompt/build-prompt.ts` only. */
export type Prompt = Branded<'prompt'>
/** What an issue, a comment or a summary takes: made by `report/markdown/markdown.ts` only. */
export type Markdown = Branded<'markdown'>
/** An issue's title: made by `report/markdown/markdown.ts` only. */
export type Title = Branded<'title'>
/** What the ledger's branch takes: made by `ledger/file.ts` only. */
export type LedgerFile = Branded<'ledger file'>
