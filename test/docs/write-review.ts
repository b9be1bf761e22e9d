// Writes the rules of a review into docs/review.md: `npm run docs:review`.
import { readFileSync, writeFileSync } from 'node:fs'
import { renderReviewPage, reviewPage } from './review-kinds.ts'

writeFileSync(reviewPage, renderReviewPage(readFileSync(reviewPage, 'utf8')))
