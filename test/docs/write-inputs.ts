// Writes the tables of docs/inputs.md from action.yml: `npm run docs:inputs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { inputsPage, renderInputsPage } from './inputs-tables.ts'

writeFileSync(inputsPage, renderInputsPage(readFileSync(inputsPage, 'utf8')))
