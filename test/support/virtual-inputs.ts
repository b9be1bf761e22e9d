// The Action's inputs for a virtual run: through the real table, so that its defaults and rules hold.
import { type InputName, type Inputs, parseInputs } from '../../src/inputs/inputs.ts'
import { apiKey, project } from './virtual-service.ts'

export type InputTexts = Partial<Record<InputName, string>>

export function readInputs(texts: InputTexts, needsKey = true): Inputs {
  const all: InputTexts = {
    'project-id': project,
    'api-key': apiKey,
    'base-url': 'https://api.docs.example',
    'github-token': 'ghs_virtual',
    ...texts,
  }
  const env = Object.fromEntries(Object.entries(all).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]))
  const { inputs, errors } = parseInputs(env, needsKey)
  if (!inputs) throw new Error(errors.join(' '))
  return inputs
}
