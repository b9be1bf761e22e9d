// Shell completion: bash is run, zsh and fish where they are installed; all three know every command and option.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandNames, getCommand } from '../../../src/service/cli/command-forms.ts'
import { renderCompletion, shells } from '../../../src/service/cli/completion.ts'
import { call } from './call.ts'

test.each(shells)('%s knows every command and option', async (shell) => {
  const { code, output } = await call('completion', shell)
  expect(code).toBe(0)
  for (const name of commandNames) {
    expect(output).toContain(name)
    for (const option of getCommand(name).options) expect(output).toMatch(new RegExp(`(--|-l )${option}\\b`))
  }
})

test.each(shells.filter((shell) => !spawnSync(shell, ['--version']).error))('%s can read it', (shell) => {
  expect(spawnSync(shell, ['-n', '-c', renderCompletion(shell)], { encoding: 'utf8' })).toMatchObject({
    ...{ status: 0, stderr: '' },
  })
})

test.each([
  [['pro'], ['projects']],
  [
    ['jobs', 'c'],
    ['create', 'cancel'],
  ],
  [['keys', 'create', '--ac'], ['--access']],
  [
    ['keys', 'create', '--access', ''],
    ['read', 'write'],
  ],
  [
    ['serve', '--wid'],
    ['--widget', '--widget-per-reader', '--widget-per-project'],
  ],
  [['serve', '--port', ''], []],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish', '--help'],
  ],
])('bash: %j', (words, wanted) => {
  const all = ['feedback-service', ...words].map((word) => `'${word}'`)
  const script = `${renderCompletion('bash')}\nCOMP_WORDS=(${all.join(' ')}); COMP_CWORD=${words.length}; _feedback_service; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  expect(stdout.split('\n').filter((line) => line !== '')).toEqual(wanted)
})
