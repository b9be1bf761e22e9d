// `/openapi.json`: the routes as a document of OpenAPI 3.1.
import type { OpenAPIHono } from '@hono/zod-openapi'

export function buildDocument(service: Pick<OpenAPIHono, 'openAPIRegistry' | 'getOpenAPI31Document'>): object {
  service.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the project, with read or write access',
  })
  const document = service.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Documentation feedback and agent jobs',
      version: '1.0.0',
      description: 'Exports reader feedback on a documentation site, and runs an agent on prompts in the background.',
      license: { name: 'MIT' },
    },
    servers: [{ url: '/' }],
  })
  return correctPatterns(document) as object
}

/** Patterns are written as JavaScript shows them, with their flags; JSON Schema wants the expression alone, and reads it as Unicode. */
function correctPatterns(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'pattern' ? value.replace(/\/u$/, '') : value
  if (Array.isArray(value)) return value.map((item) => correctPatterns(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, correctPatterns(inner, key)]))
}
