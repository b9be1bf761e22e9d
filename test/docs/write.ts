// `npm run docs`: writes what is generated in docs/: the inputs, from action.yml, and the rules of a review.
import { readFileSync, writeFileSync } from 'node:fs'
import { inputsPage, renderInputsPage } from './inputs-tables.ts'
import { renderReviewPage, reviewPage } from './review-rules.ts'

writeFileSync(inputsPage, renderInputsPage(readFileSync(inputsPage, 'utf8')))
writeFileSync(reviewPage, renderReviewPage(readFileSync(reviewPage, 'utf8')))
