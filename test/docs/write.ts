// `npm run docs`: writes what is generated in docs/: the inputs, from action.yml, and the kinds of findings of a review.
import { readFileSync, writeFileSync } from 'node:fs'
import { inputsPage, renderInputsPage } from './inputs-tables.ts'
import { renderReviewPage, reviewPage } from './review-kinds.ts'

writeFileSync(inputsPage, renderInputsPage(readFileSync(inputsPage, 'utf8')))
writeFileSync(reviewPage, renderReviewPage(readFileSync(reviewPage, 'utf8')))
