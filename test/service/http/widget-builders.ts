// A service whose widget is on, and a browser's requests to it.
import { saveWidget } from '../../../src/service/data/widgets.ts'
import { createTestApp, type TestApp } from './builders.ts'

export const site = 'https://docs.example.com'
export const page = { source: 'contextual', path: '/install', helpful: false }
export const uuid = '6f1c2f0a-5b7e-4d43-9a55-0d8f5f2f7b11'
export const widget = { limits: { perAddress: 3, perProject: 5 }, trustedProxies: 1 }

export async function createWidgetApp({ takesContact = false } = {}) {
  const app = await createTestApp({ widget })
  const origins = [site, 'https://www.example.com']
  await saveWidget(app.database.queries, { projectId: 'docs', origins, takesContact })
  return app
}

export function send(
  app: TestApp,
  body: unknown,
  {
    origin = site as string | null,
    reader = '198.51.100.1',
    type = 'application/json',
    project = 'docs',
    method = 'POST',
  } = {},
) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body)
  const headers = { 'content-type': type, 'x-forwarded-for': reader, ...(origin === null ? {} : { origin }) }
  return app.service.fetch(
    new Request(`http://service/widget/${project}/feedback`, {
      method,
      headers,
      body: method === 'POST' ? text : null,
    }),
  )
}
