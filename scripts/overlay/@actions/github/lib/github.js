// Without `getOctokit`, which would bring an HTTP client: http/send.ts is the only one.
import { Context } from './context.js'

export const context = new Context()
