// The report's type, its schema and the published JSON schema say the same.
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { WrittenReport } from './report-fixtures.ts'
import { renderReportSchema, type reportSchema } from './report-schema.ts'

type Frozen<T> = { readonly [Key in keyof T]: Frozen<T[Key]> }

test('docs/report.schema.json is what the schema says (its first lines tell how to write it anew)', () => {
  const published = readFileSync(new URL('../../docs/report.schema.json', import.meta.url), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(renderReportSchema()))
})

test('the schema allows what the type allows', () => {
  expectTypeOf<Frozen<z.infer<typeof reportSchema>>>().toEqualTypeOf<Frozen<WrittenReport>>()
})
