import { expect, test } from 'vitest'
import { completeBill } from '../../scripts/release/bill.ts'

const source = {
  name: 'feedback-to-fix',
  commit: '0123456789abcdef0123456789abcdef01234567',
  time: '2026-11-23T01:00:00+02:00',
  licenses: 'undici\nMIT\nCopyright (c) Somebody\n\nPermission is hereby granted\n\nzod\nMIT\nCopyright\n',
}
const component = (name: string, scope: string) => ({ 'bom-ref': `${name}@1.0.0`, type: 'library', name, scope })

function makeBill(random = '1', components = [component('zod', 'required'), component('vitest', 'optional')]): string {
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${random}`,
    metadata: { timestamp: `2026-01-0${random}T00:00:00Z`, component: component(`folder-${random}`, 'required') },
    components,
    dependencies: [
      { ref: `folder-${random}@1.0.0`, dependsOn: ['zod@1.0.0', 'vitest@1.0.0'] },
      { ref: 'zod@1.0.0', dependsOn: [] },
      { ref: 'vitest@1.0.0', dependsOn: ['zod@1.0.0'] },
    ],
  })
}

test('what is only used for development is left out, and the commit decides what npm makes up', () => {
  expect(JSON.parse(completeBill(makeBill(), source))).toEqual({
    bomFormat: 'CycloneDX',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
    metadata: {
      timestamp: '2026-11-22T23:00:00.000Z',
      component: { ...component('folder-1', 'required'), type: 'application', name: 'feedback-to-fix' },
    },
    components: [component('zod', 'required')],
    dependencies: [
      { ref: 'folder-1@1.0.0', dependsOn: ['zod@1.0.0'] },
      { ref: 'zod@1.0.0', dependsOn: [] },
    ],
  })
})

test('two bills of one commit have the same number and date', () => {
  const [one, other] = ['1', '2'].map((random) => JSON.parse(completeBill(makeBill(random), source)))
  expect(one.serialNumber).toBe(other.serialNumber)
  expect(one.metadata.timestamp).toBe(other.metadata.timestamp)
})

test.each([
  ['a bill in another format', '{"spdxVersion":"SPDX-2.3"}', 'no bill of materials in CycloneDX'],
  ['a bill of nothing', makeBill('1', []), 'lists no package'],
  [
    'a bundled package that is there for development only',
    makeBill('1', [component('zod', 'required'), component('undici', 'optional')]),
    'dist/ holds undici, which',
  ],
])('%s is refused', (_, text, message) => {
  expect(() => completeBill(text, source)).toThrow(message)
})
