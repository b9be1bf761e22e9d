// Comments that say nothing: links alone, one character over and over, play on the keyboard, try-outs of the form.
import type { Reading } from './reading.ts'

/** In UTF-16 units. Noise is short; anything longer is left to its readers, links and placeholder text excepted. */
const longestNoise = 200

/** Whether nothing is left beside addresses. They hold ASCII only: Chinese or Japanese goes on right behind one. */
export function isOnlyLinks({ text, mayLink }: Reading): boolean {
  return mayLink && !/[\p{L}\p{N}]/u.test(dropAddresses(text))
}

/** The text without web and mail addresses. */
export function dropAddresses(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)[!-~]*/g, ' ')
    .replace(/(?<![!-~])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?![\w@-])/g, ' ')
}

/** One character, one or two letters or one syllable over and over, or one word six times. */
export function isRepetition({ text }: Reading): boolean {
  if (text.length > longestNoise || (text.length > 16 && isVaried(text))) return false
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
  return isOneCharacter(letters) || /^(\p{L}{2,3})\1{2,}$/u.test(letters) || isTwoLetters(letters) || isOneWord(text)
}

/** A quick look at how many different characters there are, more than any repetition has. */
function isVaried(text: string): boolean {
  let seen = 0
  for (let index = 0; index < 48 && index < text.length; index += 1) seen |= 1 << (text.charCodeAt(index) & 31)
  let count = 0
  for (; seen !== 0; seen &= seen - 1) count += 1
  return count > 12
}

/** One letter of an alphabet says nothing; one or two of a script of syllables or signs may be a word. */
function isOneCharacter(letters: string): boolean {
  const characters = [...letters]
  if (!characters.every((character) => character === characters[0])) return false
  return characters.length >= 3 || /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(letters)
}

function isTwoLetters(letters: string): boolean {
  return /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{10,}$/u.test(letters) && new Set(letters).size <= 2
}

function isOneWord(text: string): boolean {
  const words = wordsOf(text)
  return words.length >= 6 && words.every((word) => word === words[0] && /\p{L}/u.test(word))
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

const rows = [
  'qwertyuiop',
  'qwertzuiopü',
  'asdfghjklöä',
  'zxcvbnm',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  '1234567890',
]

/** A quick look: more than six. */
function hasManyWords(text: string): boolean {
  let space = 0
  for (let words = 1; words <= 6 && space >= 0; words += 1) space = text.indexOf(' ', space + 1)
  return space >= 0
}

/** Whether every word is beaten on one row of keys, and at least one cannot be a word. */
export function isKeyboardPlay({ text }: Reading): boolean {
  if (text.length > longestNoise || (text.length > 60 && hasManyWords(text))) return false
  const words = wordsOf(text)
  return (
    words.length <= 6 &&
    words.some(isMash) &&
    words.every((word) => isPlay(word) || /^[asdfghjkl]+$|^(?:test|\d{1,4})$/u.test(word))
  )
}

function isPlay(word: string): boolean {
  return word.length <= 3 ? isOnRow(word) : isMash(word)
}

function isOnRow(word: string): boolean {
  return rows.some((row) => [...word].every((key) => row.includes(key)))
}

function isMash(word: string): boolean {
  if (word.length < 4 || /^\d+$/u.test(word)) return false
  const run = new Set(word).size >= 4 && rows.some((row) => isRun(word, row))
  return run || (word.length >= 8 && /^[asdfghjkl]+$/u.test(word)) || /^[bcdfghjklmnpqrstvwxz]{9,}$/u.test(word)
}

/** Every key lies beside the one before it. */
function isRun(word: string, row: string): boolean {
  const places = [...word].map((key) => row.indexOf(key))
  return places.every((place, index) => place >= 0 && (index === 0 || Math.abs(place - (places[index - 1] ?? 0)) <= 1))
}

const tryOuts = [
  /^(?:(?:this is |just |only )?(?:a )?)?test(?:ing|ed|e)?(?: test(?:ing|e)?)*(?: ?[\d ]{1,9})?(?:,? (?:please |pls |just )?(?:ignore|disregard)(?: this| me| it)?)?[.!]*$/u,
  /^(?:(?:ich |i'm |i am |just |only |nur |mal )*(?:checking|testing|trying(?: out)?|seeing|a test(?: of)?|test(?: of)?) )(?:if |whether |that |out |how )?(?:this |the |your )?(?:feedback |comment )?(?:form|box|field|widget|button)(?: (?:is )?work(?:s|ing)?)?(?:[,.;: -]+(?:(?:please |pls |just )?(?:ignore|disregard)(?: this| me| it)?))?[.! ]*$/u,
  /^(?:esto es |solo |sólo )?(?:una )?(?:prueba|probando)(?: (?:prueba|probando))*(?: ?[\d ]{1,9})?[.!]*$/u,
  /^(?:(?:das |dies )?ist )?(?:nur )?(?:ein )?test[.!]*$|^(?:ceci est )?(?:juste )?un (?:test|essai)[.!]*$|^(?:essai|prova|teste|próba|deneme)(?: (?:essai|prova|teste|próba|deneme))*(?: ?[\d ]{1,9})?[.!]*$/u,
  /^(?:это )?(?:просто )?(?:тест|проверка)(?: (?:тест|проверка))*(?: ?[\d ]{1,9})?[.!]*$/u,
  /^(?:(?:这是|這是|只是)?(?:一个|一個)?(?:测试|測試)(?:一下)?)+[\d ]{0,9}[。!]*$|^テスト(?:です|投稿)?[。!]*$|^(?:테스트|시험)(?:입니다|중)?[.!]*$/u,
]

/** Whether someone only tried whether the form works. */
export function isTryOut({ text }: Reading): boolean {
  return text.length <= 90 && tryOuts.some((tryOut) => tryOut.test(text))
}

/** Whether someone said hello and nothing more. */
export function isGreeting({ text }: Reading): boolean {
  return (
    text.length <= 30 &&
    /^(?:hello|hi|hey|hola|hallo|bonjour|salut|olá|oi|ciao|hoi|cześć|привет|здравствуйте|merhaba|selam|你好|您好|こんにちは|안녕하세요|안녕)(?: (?:there|all|everyone|world|zusammen|a todos))?[\s!.。！,]*$/u.test(
      text,
    )
  )
}

const latin = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'.split(
    ' ',
  ),
)

/** Whether the comment is the typesetters' filler and nothing else: to complain of it takes other words. */
export function isPlaceholder({ text }: Reading): boolean {
  return text.startsWith('lorem ipsum') && wordsOf(text).every((word) => latin.has(word))
}
