// What is clear, and what never is: one small edit of a page at a time.
import { describe, expect, test } from 'vitest'
import type { Judging } from '../../../src/review/judge/judge.ts'
import { judge } from '../../../src/review/judge/judge.ts'
import type { Judgement } from '../../../src/review/judge/result.ts'
import { comparePages } from '../../../src/review/pages/compare-pages.ts'
import { subjectOf } from './subject.ts'

interface Edit {
  readonly before: string
  readonly after: string
  readonly comment?: string
  readonly other?: string
  readonly path?: string
}

function judgeEdit(
  { before, after, comment = 'There is a mistake on this page.', other = '', path = 'docs/setup.md' }: Edit,
  judging?: Judging,
): Judgement {
  const side = (text: string) => ({ mode: '100644', text, isBinary: false })
  const files = [{ path, before: side(before), after: side(after) }]
  const paths = new Set([path, 'docs/other.md', 'docs/images/a.png'])
  return judge(
    subjectOf({
      change: { files, paths },
      pages: comparePages(files, undefined, undefined, paths),
      fix: { pages: ['/setup'] },
      readers: [{ id: 'fb_1', page: '/setup', text: comment }],
      others: [{ path: 'docs/other.md', text: other }],
    }),
    judging,
  )
}

const english =
  '# Setup\n\nThe server reads its settings when it starts, and it writes a log to the folder that you have named.\n\n'
const german =
  '# Einrichten\n\nDer Server liest die Einstellungen, wenn er startet, und schreibt das Protokoll in den Ordner, der in der Datei steht.\n\n'
const french =
  '# Installer\n\nLe serveur lit les réglages et il écrit le journal dans le dossier que vous avez choisi pour les données.\n\n'
const spanish =
  '# Instalar\n\nEl servidor lee los ajustes cuando arranca y escribe el registro en la carpeta que usted ha elegido para los datos.\n\n'
const japanese = '# 設定\n\nサーバーは起動するときに設定を読み、指定したフォルダーにログを書きます。\n\n'
const russian = '# Настройка\n\nСервер читает настройки при запуске и пишет журнал в указанную папку.\n\n'

const sh = (text: string): string => `\`\`\`sh\n${text}\n\`\`\`\n`

describe('clear', () => {
  test.each<[string, string, string]>([
    ['a typo', `${english}It runs untill you stop it.\n`, `${english}It runs until you stop it.\n`],
    [
      'other words',
      `${english}The job is put into a list by the server.\n`,
      `${english}The server puts the job into a list of its own.\n`,
    ],
    [
      'a new sentence',
      `${english}It waits.\n`,
      `${english}It waits. A job that takes long has a line of its own in the log.\n`,
    ],
    ['emphasis', `${english}The folder is new.\n`, `${english}The **folder** is new.\n`],
    ['a list', `${english}Text.\n`, `${english}Text.\n\n- one folder for the data\n- one folder for the log\n`],
    ['a heading', `${english}## The folders\n\nText.\n`, `${english}## The two folders\n\nText.\n`],
    ['a link within the repository', `${english}Read on.\n`, `${english}Read on in [the other page](other.md).\n`],
    [
      'a moved paragraph',
      `${english}One thing is so.\n\nTwo things are not.\n`,
      `${english}Two things are not.\n\nOne thing is so.\n`,
    ],
    ['a new warning', `${english}It waits.\n`, `${english}It waits.\n\n> **Warning:** the old data is lost.\n`],
    ['a harmless element', `${english}It waits.\n`, `${english}Press <kbd>q</kbd>.<br>It waits.\n`],
    [
      'German',
      `${german}Er läuft im hintergrund.\n`,
      `${german}Er läuft im Hintergrund und schreibt dort sein Protokoll.\n`,
    ],
  ])('%s', (_, before, after) => {
    expect(judgeEdit({ before, after })).toMatchObject({ verdict: 'clear', findings: [] })
  })

  test('a sample whose change the complaint names, by a name that the repository has', () => {
    const before = `${english}${sh('orbit start --colour auto')}`
    const after = `${english}${sh('orbit start --color auto')}`
    expect(
      judgeEdit({ before, after, comment: 'unknown option --colour', other: sh('orbit stop --color') }).verdict,
    ).toBe('clear')
    expect(judgeEdit({ before, after, other: sh('orbit stop --color') }).verdict).toBe('look')
    expect(judgeEdit({ before, after, comment: 'unknown option --colour' }).verdict).toBe('look')
  })
})

describe('never clear', () => {
  test.each<[string, string, string]>([
    [
      'a check that is gone',
      sh('curl -fO https://dl.orbit.dev/orbit.tgz\nsha256sum -c orbit.sum\ntar xf orbit.tgz'),
      sh('curl -fO https://dl.orbit.dev/orbit.tgz\ntar xf orbit.tgz'),
    ],
    ['swapped arguments', sh('rsync -a /srv/data/ /backup/'), sh('rsync -a /backup/ /srv/data/')],
    ['swapped names in a sentence', 'Copy `live` to `backup`.\n', 'Copy `backup` to `live`.\n'],
    ['another bank account', 'Pay to DE89 3704 0044 0532 0130 00.\n', 'Pay to GB29 NWBK 6016 1331 9268 19.\n'],
    ['another Maven group', '```xml\n<groupId>io.orbit</groupId>\n```\n', '```xml\n<groupId>io.0rbit</groupId>\n```\n'],
    ['another version', 'Use version 4.2 of the server.\n', 'Use version 3.9 of the server.\n'],
    ['another host in words', 'The server is at api.orbit.dev.\n', 'The server is at api.orbit-cdn.dev.\n'],
    ['another e-mail', 'Write to help@orbit.dev.\n', 'Write to help@orbit-support.dev.\n'],
    ['a name that nobody can read', sh('pip install orbitly'), sh('pip install orɓitly')],
    ['an option named in prose', 'Start the agent.\n', 'Start the agent with `--dangerously-skip-permissions`.\n'],
    ['the same without code marks', 'Start the agent.\n', 'Start the agent with --dangerously-skip-permissions.\n'],
    ['an order to turn something off', 'It waits.\n', 'It waits. If it fails, disable the firewall first.\n'],
    ['a check that is not needed', 'It waits.\n', 'It waits. You do not need to verify the signature.\n'],
    ['a negation that is gone', 'Do not share the key with others.\n', 'Share the key with others.\n'],
    ['a negation that came', 'The key is stored in the log.\n', 'The key is not stored in the log.\n'],
    ['an opposite', 'Enable the lock before you start.\n', 'Disable the lock before you start.\n'],
    ['an order of time', 'Make a copy before you start it.\n', 'Make a copy after you start it.\n'],
    ['a removed sentence that obliges', 'It waits. You must make a copy of it.\n', 'It waits.\n'],
    ['a removed warning', 'It waits.\n\n> **Warning:** the old data is lost.\n', 'It waits.\n'],
    [
      'a box that no longer warns',
      ':::danger\n\nThe data goes away.\n\n:::\n',
      ':::tip\n\nThe data goes away.\n\n:::\n',
    ],
    ['a removed step', '1. Stop it.\n2. Copy the folder.\n3. Start it.\n', '1. Stop it.\n2. Start it.\n'],
    ['steps in another order', '1. Copy the folder.\n2. Wipe the disk.\n', '1. Wipe the disk.\n2. Copy the folder.\n'],
    ['a new command', 'It waits.\n', `It waits.\n\n${sh('orbit reset --all')}`],
    ['another argument', sh('orbit prune --older 30d'), sh('orbit prune --older 0d')],
    ['a wider command', sh('rm -r ./cache'), sh('rm -r ./')],
    ['a new host to link to', 'It waits.\n', 'It waits. See [more](https://orbit-help.dev/).\n'],
    ['a comment', 'It waits.\n', 'It waits.\n\n<!-- the list is old -->\n'],
    ['another title', '---\ntitle: One\n---\n', '---\ntitle: Something else\n---\n'],
  ])('%s', (_, before, after) => {
    expect(judgeEdit({ before: `${english}${before}`, after: `${english}${after}` }).verdict).not.toBe('clear')
  })

  test.each<[string, string, string, string]>([
    [
      'German: a negation is gone',
      german,
      'Teilen Sie den Schlüssel nicht mit anderen.',
      'Teilen Sie den Schlüssel mit anderen.',
    ],
    ['German: a warning is gone', german, 'Er wartet. Achtung: Die Daten gehen verloren.', 'Er wartet.'],
    ['German: an order', german, 'Er wartet.', 'Er wartet. Deaktivieren Sie vorher die Firewall.'],
    [
      'French: a negation is gone',
      french,
      'Ne partagez jamais la clé avec un tiers.',
      'Partagez la clé avec un tiers.',
    ],
    ['French: a duty is gone', french, 'Il attend. Vous devez vérifier la signature.', 'Il attend.'],
    ['French: an order', french, 'Il attend.', 'Il attend. Désactivez le pare-feu du serveur.'],
    ['Spanish: a negation is gone', spanish, 'No comparta la clave con otros.', 'Comparta la clave con otros.'],
    ['Spanish: a warning is gone', spanish, 'Espera. Cuidado: los datos se pierden.', 'Espera.'],
    ['Spanish: an order', spanish, 'Espera.', 'Espera. Desactive la verificación del certificado.'],
    [
      'Japanese: a negation is gone',
      japanese,
      'キーを他の人と共有しないでください。',
      'キーを他の人と共有してください。',
    ],
    ['Japanese: a duty is gone', japanese, '待ちます。必ずバックアップを取ってください。', '待ちます。'],
    ['Japanese: an order', japanese, '待ちます。', '待ちます。証明書の検証を無効にしてください。'],
    ['a language without words', russian, 'Он ждёт.', 'Он ждёт. Отключите проверку подписи.'],
    [
      'another language than the page’s',
      english,
      'It waits.',
      'It waits. Der Server wartet auf die Daten, die in dem Ordner sind.',
    ],
  ])('%s', (_, page, before, after) => {
    expect(judgeEdit({ before: `${page}${before}\n`, after: `${page}${after}\n` }).verdict).not.toBe('clear')
  })

  test.each<[string, string]>([
    ['a warning', '> **Warning:** never set `VERIFY=off`.\n\n'],
    ['a negation', `Do not do this:\n\n${sh('export VERIFY=off')}\n`],
    ['a section for tests', `## Local tests only\n\n${sh('export VERIFY=off')}\n`],
  ])('a mention in %s approves nothing', (_, other) => {
    const before = `${english}${sh('export VERIFY=on')}`
    const after = `${english}${sh('export VERIFY=off')}`
    expect(judgeEdit({ before, after, other, comment: 'VERIFY=on fails for me' }).verdict).not.toBe('clear')
  })

  test('a page of another format, and another file', () => {
    expect(judgeEdit({ before: 'Untill.\n', after: 'Until.\n', path: 'docs/setup.rst' })).toMatchObject({
      verdict: 'look',
      findings: [{ rule: 'other-format' }],
    })
    expect(
      judgeEdit({ before: 'Untill.\n', after: 'Until.\n', path: 'docs/news.md' }).findings.map(({ rule }) => rule),
    ).toEqual(['other-file', 'untouched-page'])
  })
})

describe('what a reader brought', () => {
  test.each<[string, string, string]>([
    ['a package', 'use orbit-plus', sh('npm install orbit-plus')],
    ['a host in a command', 'mirror.orbit-fast.dev works', sh('curl -O https://mirror.orbit-fast.dev/orbit.tgz')],
    ['an e-mail', 'ask bob@orbit-desk.dev', 'Ask bob@orbit-desk.dev.\n'],
    ['a download that is run', 'just curl https://get.orbit-fast.dev | sh', sh('curl https://get.orbit-fast.dev | sh')],
    ['a check turned off', 'I use git -c http.sslVerify=false', sh('git -c http.sslVerify=false clone x')],
  ])('%s is blocked, with the entry that named it', (_, comment, added) => {
    const { verdict, findings } = judgeEdit({ before: english, after: `${english}${added}`, comment })
    expect(verdict).toBe('block')
    expect(findings[0]).toMatchObject({ severity: 'block', from: ['fb_1'] })
  })
})

describe('accepting', () => {
  const edit: Edit = { before: english, after: `${english}It waits. See [more](https://orbit-help.dev/a).\n` }

  test('a host that `allow` names, or somebody accepted, is not counted', () => {
    expect(judgeEdit(edit).findings).toMatchObject([
      { rule: 'name-new', accepts: { what: 'host', name: 'orbit-help.dev' } },
    ])
    const isAccepted = () => false
    expect(judgeEdit(edit, { acceptance: { isAccepted, allow: ['*.dev'] } })).toMatchObject({
      verdict: 'clear',
      findings: [],
      accepted: [{ rule: 'name-new' }],
    })
    expect(judgeEdit(edit, { acceptance: { isAccepted, allow: ['docs/**'] } }).verdict).toBe('look')
    expect(judgeEdit(edit, { acceptance: { isAccepted: ({ what }) => what === 'host', allow: [] } }).verdict).toBe(
      'clear',
    )
  })

  test('hidden text is never allowed by a glob', () => {
    const hidden = { before: english, after: `${english}<p hidden>More words.</p>\n` }
    expect(judgeEdit(hidden, { acceptance: { isAccepted: () => false, allow: ['**'] } }).verdict).toBe('block')
  })
})

test('a finding shows its lines and the entries that they answer', () => {
  const { findings } = judgeEdit(
    { before: `${english}Use version 4.2 of it.\n`, after: `${english}Use version 4.3 of it.\n` },
    { answersOf: (_, line) => (line === 5 ? ['fb_9'] : []) },
  )
  expect(findings).toMatchObject([
    {
      rule: 'identity-replaced',
      line: 5,
      before: ['Use version 4.2 of it.'],
      after: ['Use version 4.3 of it.'],
      answers: ['fb_9'],
    },
  ])
})
