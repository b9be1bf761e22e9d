// What is filtered out, and near texts that must stay.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { readEntry } from '../../../src/triage/entry/reading.ts'
import type { FilterCode } from '../../../src/triage/entry/reason.ts'
import { findFilter } from '../../../src/triage/filters/find-filter.ts'
import { rating, snippet } from '../../clusters/entries.ts'

type Example = string | FeedbackEntry
interface FilterCase {
  readonly filter: string
  readonly code: FilterCode
  readonly goes: readonly Example[]
  readonly stays: readonly Example[]
}

const pleased = (comment: string) => rating('a', comment, { helpful: true })
const on = (path: string, comment: string) => rating('a', comment, { path })

const cases: readonly FilterCase[] = [
  {
    filter: 'only links',
    code: 'links-only',
    goes: ['https://spam.example/buy https://spam.example/now', 'jane@example.com'],
    stays: [
      'https://docs.example/x is dead',
      'https://docs.example/xのリンクが切れています',
      'user@hostの形式でないと受け付けないと書くべきです。',
    ],
  },
  {
    filter: 'repetition',
    code: 'no-usable-text',
    goes: ['aaaaaaaa', 'hahahaha', 'ababababababab', 'buy buy buy buy buy buy'],
    stays: ['no, no', 'The output ends with aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa and the page does not say why', '不'],
  },
  {
    filter: 'keyboard',
    code: 'no-usable-text',
    goes: ['asdfghjkl asdf asdf', 'qwertz', 'asdfasdf jkl; asdf'],
    stays: ['asdf plugin', 'nginx', 'were'],
  },
  {
    filter: 'greeting',
    code: 'test-submission',
    goes: ['Hello!', '你好', 'hi there'],
    stays: ['Hello world is broken', 'hello, how do I install it'],
  },
  {
    filter: 'a try of the form',
    code: 'test-submission',
    goes: ['test test 123', 'just checking if this form works, ignore', 'Prueba', 'тест', '测试', 'テスト'],
    stays: ['the tests fail', 'checking if the form works is not explained', 'testing section is empty'],
  },
  {
    filter: 'placeholder',
    code: 'placeholder-text',
    goes: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
    stays: ['lorem ipsum is still in step 3'],
  },
  {
    filter: 'advertising',
    code: 'advertising',
    goes: [
      'Best casino bonus >> http://win-big.example/?aff=991 << no deposit',
      'Hello sir, we provide SEO and backlinks, first page guaranteed, reply for a price list',
      'We audit your account and save 40% on fees. Book a call at fee-savers.example',
      'Купить дипломы недорого, доставка http://diplom.example',
      'Préstamos rápidos sin aval, visite http://dinero.example',
      '代开发票，加微信 12345678',
    ],
    stays: [
      'How do I give a discount with a coupon? https://shop.example/cart',
      'The merchant category for casino is missing, see https://list.example',
      "Backlinks don't work in my vault https://notes.example/x",
      'BUY NOW in capital letters on a documentation page is annoying, please drop that banner.',
      'FREE tier, 100% discount, click here: the wording of the pricing page got caught by our mail filter.',
    ],
  },
  {
    filter: 'link farm',
    code: 'advertising',
    goes: ['shoes https://a.example bags https://b.example hats https://c.example'],
    stays: [
      'https://a.example https://b.example https://c.example links broken',
      'tote links: https://docs.example/a https://docs.example/b https://docs.example/c',
    ],
  },
  {
    filter: 'support',
    code: 'support-request',
    goes: [
      'I did not receive the confirmation mail for my account, please send it again',
      on('/guides/refunds', 'Order 77123. Can you refund me?'),
      on('/guides/log-in', 'My account is locked. Please unlock it.'),
      'Why was I charged twice for October? Invoice SK-20931',
      'Your support never answers, please reset my password',
      'please cancel our subscription to the Plus plan and send the last invoice',
      'Wo bleibt meine Rückerstattung?',
      'No puedo cambiar el correo de mi cuenta, ¿me ayudan?',
      'Mon compte est bloqué, aidez-moi',
      'Minha conta foi bloqueada',
      'Il mio account è bloccato',
      'Mijn account is geblokkeerd',
      'Moje konto jest zablokowane',
      'Мой аккаунт заблокирован, помогите',
      'Hesabım kilitlendi, lütfen açın',
      '我的账号被锁了，请解锁',
      'アカウントがロックされました。解除してください',
      '제 계정이 잠겼어요',
    ],
    stays: [
      on('/guides/log-in', "I can't log in to my account"),
      "The page doesn't say how to cancel my subscription",
      'How do I cancel my subscription?',
      'The refund example returns 404, please check my order flow',
      'After step 3 my account is locked, please unlock the example',
      'Please add a link to my account page',
      '`cancel_subscription()` fails for our plan, please check our account code',
      'Est-ce que cela marche aussi avec un compte gratuit ?',
      'It says "contact your administrator". I am the administrator.',
      snippet('a', 'Please refund me'),
    ],
  },
  {
    filter: 'praise',
    code: 'praise-only',
    goes: [
      pleased('Very helpful, thank you so much'),
      pleased('Had my first test payment in under ten minutes. Thank you!'),
      pleased("Best write-up of rate limiting I've read with any provider."),
      pleased('Upgraded from v3 to v4 in an afternoon without one surprise. Kudos to whoever wrote this.'),
      pleased('Alles gefunden, was ich zum Testen brauchte. Super Seite!'),
      snippet('a', 'Thanks!'),
    ],
    stays: [
      rating('a', 'Great docs'),
      pleased('Great page, but the link is dead'),
      pleased('Love how the button in your picture has moved to another planet. Brilliant documentation.'),
      pleased('Good explanation of everything except errors'),
      pleased('Works like a charm, only the 404 page is missing'),
      pleased('Built the sample in ten minutes. Could not stop it.'),
      pleased('The rest is really good.'),
    ],
  },
]

const find = (example: Example) => findFilter(readEntry(typeof example === 'string' ? rating('a', example) : example))
const named = (examples: readonly Example[]) =>
  examples.map((example) => [typeof example === 'string' ? example : example.comment, example] as const)

describe.each(cases)('$filter', ({ code, goes, stays }) => {
  test.each(named(goes))('goes: %s', (_, example) => {
    expect(find(example)).toBe(code)
  })

  test.each(named(stays))('stays: %s', (_, example) => {
    expect(find(example)).toBeUndefined()
  })
})

test.each([
  ['letters', 'a'.repeat(200_000)],
  ['words', 'my our please i we '.repeat(20_000)],
  ['hosts', 'a-b.'.repeat(50_000)],
  ['mail', 'a.b@'.repeat(50_000)],
  ['marks', `a${'\u0301'.repeat(100_000)}`],
  ['offers', 'casino we offer '.repeat(15_000)],
  ['negations', 'no no no '.repeat(20_000)],
  ['Chinese', '不没有问题'.repeat(20_000)],
])(
  'a heap of %s ends',
  (_, comment) => {
    expect(find(pleased(comment))).not.toBe('praise-only')
  },
  2_000,
)
