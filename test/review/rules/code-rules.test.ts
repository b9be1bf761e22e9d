// Rules over code that came to do something else.
import { block, sh, testRule } from './page-cases.ts'

const py = (...lines: string[]): string => block('python', 'import acme', ...lines)

testRule(
  'code-does-more',
  [
    { after: py('os.remove(path)'), before: py('print(path)') },
    { after: py('requests.post(url, data)'), before: py('print(data)') },
    { after: block('js', "require('child_process').exec(x)"), before: block('js', 'run(x)') },
    sh('rm -rf ./build'),
    py('os.system("ls")'),
    block('sql', 'DROP TABLE orders;'),
    py('eval(text)'),
    { path: 'a.rst', after: '.. code-block:: python\n\n   shutil.rmtree(path)\n' },
  ],
  [
    { after: py('print("Hello, all")'), before: py('print("Helo")') },
    { after: py('import json', 'print(json.dumps(x))'), before: py('print(x)') },
    { after: py('total = 1'), before: py('totel = 1') },
    { after: py('os.remove(path)', '# done'), before: py('os.remove(path)') },
    { after: py('os.remove(other)'), before: py('os.remove(path)') },
    py('requests.get(url)'),
    { after: sh('curl https://acme.example/v2'), before: sh('acme get /v2') },
    'The call os.remove(path) deletes a file.\n',
  ],
)

testRule(
  'command-changed',
  [
    { after: sh('strangetool sync'), before: sh('acme sync') },
    { after: sh('sudo strangetool sync'), before: sh('sudo acme sync') },
    { after: sh('acme init', 'strangetool sync'), before: sh('acme init') },
    { after: sh('$ strangetool sync'), before: sh('$ acme sync') },
    { after: '```\n$ strangetool sync\n```\n', before: '```\n$ acme sync\n```\n' },
    { after: block('powershell', 'Strange-Tool x'), before: block('powershell', 'Get-Acme x') },
  ],
  [
    { after: sh('acme sync --all'), before: sh('acme sync') },
    { after: sh('acme sync 2.1'), before: sh('acme sync 2.0') },
    { after: sh('lantern sync'), before: sh('lantren sync') },
    { after: sh('cd docs', 'acme sync'), before: sh('acme sync') },
    { after: sh('othertool sync'), before: sh('acme sync'), others: ['See othertool.'] },
    { after: py('except KeyboardInterrupt:'), before: py('worker.start()') },
    sh('strangetool sync'),
    { after: sh('# strangetool', 'acme sync'), before: sh('acme sync') },
  ],
)
