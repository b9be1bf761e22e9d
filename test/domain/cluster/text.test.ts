// Which words of a comment are compared.
import { expect, test } from 'vitest'
import { parseTokens } from '../../../src/domain/cluster/text.ts'

const forms = (text: string) => parseTokens(text).map((token) => `${token.kind[0]} ${token.form}`)

test.each([
  ['The LINK is broken', ['w link', 'f broken']],
  ['links, linked, linking', ['w link', 'w link', 'w link']],
  ['upgrade to 3.4.0', ['w upgrad', 'n 3.4.0']],
  ['v2.1 and 2,1', ['n 2.1', 'n 2.1']],
  ['call createClient() or create_client with --force', ['w call', 'n createclient', 'n create_client', 'n --force']],
  ['2FA and k8s', ['w 2fa', 'w k8s']],
  ['Go in /var/log', ['w go', 'n var/log']],
  ['see https://docs.example/x/y?token=1.', ['f see', 'n https://docs.example/x/y']],
  ['mail me at jane@example.com', ['w mail']],
  ["l'API n’est pas documentée", ['w api', 'w documen']],
  ['Ｔｏｋｅｎ', ['w token']],
  ['to\u200Bken', ['w token']],
  ['ファイルの手順', ['w ファイル', 'w 手順']],
  ['安装步骤', ['w 安装', 'w 装步', 'w 步骤']],
  ['how is this?', []],
])('%s', (text, expected) => {
  expect(forms(text)).toEqual(expected)
})
