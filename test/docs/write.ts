// `npm run docs`: writes what is generated: the inputs of action.yml and docs/inputs.md, from src/inputs/inputs.ts, and the kinds of findings of a review.
import { readFileSync, writeFileSync } from 'node:fs'
import { inputsPage, renderAction, renderInputsPage } from './inputs-tables.ts'
import { renderReviewPage, reviewPage } from './review-kinds.ts'

writeFileSync('action.yml', renderAction(readFileSync('action.yml', 'utf8')))
writeFileSync(inputsPage, renderInputsPage(readFileSync(inputsPage, 'utf8')))
writeFileSync(reviewPage, renderReviewPage(readFileSync(reviewPage, 'utf8')))
