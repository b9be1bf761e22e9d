// Telephone, card and account numbers go. Card numbers are published test numbers, telephone numbers of ranges that are kept for
// fiction, where a country has them.
import { expect, test } from 'vitest'
import { blotNumbers } from '../../src/text/numbers.ts'

test.each([
  ['international', '+49 30 23125017, +15550101234, +44.2079460958, (+34) 612 345 098'],
  ['with a zero that is not dialled', '+49 (0)30 23125017'],
  ['dialled abroad', '00 61 491 570 156, 0049 30 23125017'],
  ['percent-encoded', '?n=%2B493023125017'],
  ['in an address', 'tel:+15550101234'],
  ['area in brackets', '(555) 010-1234, (030) 23125017'],
  ['three, three and four', '555-010-1234, 555.010.1234, 1-800-555-0199'],
  ['with the zero of its country', '030/23125017, 0171-39200 55, 06.39.98.25.17, 06 39 98 25 17, 090-1234-5671'],
  ['called a telephone', 'Tel.: 5550100, phone 555 0100, Fax 03023125017, WhatsApp: 5550101234'],
  ['called on', 'call 030 23125017, ring me on 07700900461, reach us at 202 555 0143, my number is 2025550143'],
  ['in French and Spanish', 'appelez-moi au 612345678, llámame al 612 345 678'],
  ['in German and Polish', 'Handy 01713920055, zadzwoń 512 555 019'],
  ['in Russian and Greek', 'телефон: 8 (495) 555-01-83, тел. 84955550183, τηλ. 2105550123'],
  ['in Chinese, Japanese and Korean', '电话：13800138000, 電話: 03-1234-5678, 전화 010-5550-1327'],
  ['in digits of other scripts', 'هاتف: ٠٥٠١٢٣٤٥٦٧, फ़ोन: ०११२३४५६७८, Tel: ＋４９ ３０ ２３１２５０１７'],
])('telephone: %s', (_name, text) => {
  const { text: blotted, phones, cards } = blotNumbers(text)
  expect(blotted).not.toMatch(/\p{Nd}/u)
  expect({ phones, cards }).toEqual({ phones: blotted.split('[phone]').length - 1, cards: 0 })
  expect(phones).toBe(text.split(', ').length)
})

test('what stands around a number stays', () => {
  expect(blotNumbers('Call (+1 (202) 555-0143 ext. 12) at 10, 2 times').text).toBe(
    'Call ([phone] ext. 12) at 10, 2 times',
  )
  expect(blotNumbers('tel 0171 39200 55 / 0171 39200 56').text).toBe('tel [phone] / [phone]')
})

test.each([
  ['Visa', '4242424242424242'],
  ['Visa of 13 digits', '4222222222222'],
  ['in fours', '4111 1111 1111 1111'],
  ['with hyphens', '5555-5555-5555-4444'],
  ['with full stops', '6011.1111.1111.1117'],
  ['as a number of JavaScript', '4111_1111_1111_1111'],
  ['digit by digit', '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2'],
  ['Mastercard of the newer range', '2223003122003222'],
  ['American Express', '3782 822463 10005'],
  ['Diners Club', '30569309025904'],
  ['JCB, with no-break spaces', '3530\u00a01113\u00a03330\u00a00000'],
  ['UnionPay', '6200000000000005'],
  ['full width', '３７８２８２２４６３１０００５'],
  ['account', 'DE89 3704 0044 0532 0130 00'],
  ['account without blanks', 'GB82WEST12345698765432'],
])('card: %s', (_name, number) => {
  expect(blotNumbers(`my card ${number} was "${number}".`)).toEqual({
    text: 'my card [card] was "[card]".',
    cards: 2,
    phones: 0,
  })
})

test('a card behind other numbers, and its code behind it', () => {
  expect(blotNumbers('exp 12/30 4242 4242 4242 4242, 123').text).toBe('exp 12/30 [card], 123')
})

test.each([
  ['another check digit', '4242424242424241'],
  ['no issuer', '1234567812345670'],
  ['one digit only', '4444444444444444'],
  ['behind a decimal point', '0.4242424242424242'],
  ['in a word', 'a4242424242424242b'],
  ['twenty digits', '42424242424242424242'],
  ['account with another check digit', 'DE88 3704 0044 0532 0130 00'],
])('no card: %s', (_name, text) => {
  expect(blotNumbers(text)).toEqual({ text, cards: 0, phones: 0 })
})

test('where numbers are without number, none is let through', () => {
  const { text, phones } = blotNumbers('tel 123456, '.repeat(20_000))
  expect(text).not.toMatch(/\d/)
  expect(phones).toBe(20_000)
})

test.each([
  'is the number 2147483647 the limit',
  'the number is 2147483647',
  'text 1000-2000 characters long',
  'dial timeout 10000 20000',
  '1 2 3 4 5 6 7 8 9 10 11 12 13',
  '0 1 1 2 3 5 8 13 21 34 55 89 144 233 377',
  'e is 2.718281828459045',
])('an amount, a list, a constant: %s', (text) => {
  expect(blotNumbers(text)).toEqual({ text, cards: 0, phones: 0 })
})

test.each(['https://wa.me/15550101234', 'call 13800138000', 'tel 0800 300 400'])('a number in use: %s', (text) => {
  expect(blotNumbers(text).phones).toBe(1)
})
