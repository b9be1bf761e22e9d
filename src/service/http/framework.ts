// What the framework carries from the connection to a handler, and from one handler to the next.
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ProjectRecord } from '../data/projects.ts'
import type { Widget } from '../data/widgets.ts'

/** The client's address, as far as the connection shows it. */
export interface Client {
  readonly address?: string
  /** Instead of a key in the headers, the hash of one: only a session of the pages sets it, never a connection. */
  readonly keyHash?: string
}

/** Hono's own, so that others can add routes to it. */
export type Service = OpenAPIHono<{
  Variables: { project: ProjectRecord; actor: string; widget: Widget }
  Bindings: Client
}>
