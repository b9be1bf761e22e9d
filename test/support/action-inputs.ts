// Inputs as the runner hands them to an action: defaults of action.yml, then what the workflow says, as INPUT_ variables.
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown; readonly required?: boolean }>>
  readonly outputs: Readonly<Record<string, unknown>>
  readonly main: string | undefined
}

/** An action.yml that is not there has no inputs. */
export function readActionFile(path: string): ActionFile {
  const file = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {}
  return { inputs: file.inputs ?? {}, outputs: file.outputs ?? {}, main: file.runs?.main }
}

/** `expressions`: what stands for `${{ … }}` in a default, by the expression's text. */
export function buildInputVariables(
  action: ActionFile,
  given: Readonly<Record<string, string>>,
  expressions: Readonly<Record<string, string>>,
): Record<string, string> {
  const evaluate = (text: string) =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => expressions[name] ?? '')
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, evaluate(String(input.default ?? ''))])
  const all = { ...Object.fromEntries(defaults), ...given }
  const variables = Object.entries(all).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ])
  return Object.fromEntries(variables)
}
