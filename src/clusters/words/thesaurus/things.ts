// The words for what a complaint is about, by concept, put together from its fields.
import { accountThings } from './account.ts'
import { actionThings } from './action.ts'
import { codeThings } from './code.ts'
import { commerceThings } from './commerce.ts'
import { networkThings } from './network.ts'
import { operationThings } from './operation.ts'
import { pageThings } from './page.ts'
import { shellThings } from './shell.ts'

/** By the name of a concept, the words of many languages that mean it, lower case; a star stands for any ending. No word stands in two concepts. */
export const things: Readonly<Record<string, string>> = {
  ...pageThings,
  ...shellThings,
  ...networkThings,
  ...operationThings,
  ...codeThings,
  ...actionThings,
  ...accountThings,
  ...commerceThings,
}
