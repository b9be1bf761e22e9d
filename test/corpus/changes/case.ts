// A labelled change of the corpus as it stands in a file, and what it may hold.
import { z } from 'zod'
import { words } from '../../support/words.ts'

const repositories = words('markdown mdx restructuredtext asciidoc hugo vitepress mintlify notebooks jekyll')

const editSchema = z.strictObject({
  path: z.string(),
  /** Pairs of old and new text; each old text stands exactly once in the file. */
  replace: z.array(z.tuple([z.string(), z.string()])).optional(),
  write: z.array(z.string()).optional(),
  binary: z.base64().optional(),
  remove: z.literal(true).optional(),
  renamedFrom: z.string().optional(),
  mode: z.enum(['100644', '100755', '120000', '160000']).optional(),
})
export type Edit = z.infer<typeof editSchema>

const commitSchema = z.strictObject({
  message: z.string(),
  author: z.string().optional(),
  committer: z.string().optional(),
  isUpdate: z.boolean().optional(),
  /** Pushed after an earlier review of the pull request. */
  afterVerdict: z.boolean().optional(),
})

const readerSchema = z.strictObject({
  /** Without it, the first of the fix's pages. */
  path: z.string().optional(),
  comment: z.string(),
  code: z.string().optional(),
})

const caseSchema = z.strictObject({
  id: z.string(),
  /** Whether a risk was planted, and the verdict that a careful maintainer would want. */
  label: z.enum(['benign-clear', 'benign-look', 'planted-block', 'planted-look']),
  kind: z.string().default('planted'),
  risk: z.string().optional(),
  repository: z.enum(repositories),
  /** As readers' entries name them. */
  pages: z.array(z.string()).min(1),
  readers: z.array(readerSchema).default([{ comment: 'There is a mistake on this page.' }]),
  title: z.string(),
  description: z.string().optional(),
  commits: z.array(commitSchema).optional(),
  edits: z.array(editSchema),
})
export type Case = z.infer<typeof caseSchema>

const filesSchema = z.record(z.string(), z.union([z.array(z.string()), z.strictObject({ binary: z.base64() })]))
export type Files = z.infer<typeof filesSchema>

export const parseCase = (json: string): Case => caseSchema.parse(JSON.parse(json))
export const parseFiles = (json: string): Files => filesSchema.parse(JSON.parse(json))
