// `npm run docs`: writes what is generated: the inputs of action.yml and docs/inputs.md, from src/inputs/inputs.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { inputsPage, renderAction, renderInputsPage } from './inputs-tables.ts'

writeFileSync('action.yml', renderAction(readFileSync('action.yml', 'utf8')))
writeFileSync(inputsPage, renderInputsPage(readFileSync(inputsPage, 'utf8')))
