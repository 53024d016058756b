import { brand } from '@/content/brand'
import { invalidField } from '../errors'
import { isDoubled, splitIntoParts } from './password-parts'

/** The account details that are too weak as a password. */
export type PasswordOwner = { email: string; firstName: string; lastName: string }

const KEYBOARD_ROWS = [
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'],
]
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const RUNS = [...KEYBOARD_ROWS, ALPHABET].flatMap((run) => [run, [...run].reverse().join('')])

const TOO_COMMON = 'Ce mot de passe est trop courant : choisissez-en un plus personnel.'
const OWN_NAME = 'Ce mot de passe reprend votre nom ou votre adresse : choisissez-en un autre.'

/** Lower case, without accents. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '')

const SEASONS = ['printemps', 'été', 'automne', 'hiver', 'spring', 'summer', 'autumn', 'fall', 'winter']
const MONTHS = ['fr', 'en'].flatMap((language) => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month)))
})
const COMMON_NAMES = [brand.name, ...SEASONS, ...MONTHS].map(lettersOf)

/** Refuses a password that, ignoring digits and signs, is a listed word, a keyboard row, a sequence or one doubled word, or that
 *  consists only of the owner's name or address, the product's name, seasons, months and one such word. `path`: the field that
 *  shows the refusal. */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path: string,
): Promise<void> {
  const whole = fold(password)
  const core = /\p{L}(?:.*\p{L})?/su.exec(whole)?.[0] ?? ''
  const joined = core.replace(/[\s._'’-]/g, '')
  const letters = lettersOf(password)
  if (core === '' || new Set(whole).size < 4) throw invalidField(path, TOO_COMMON)
  const own = namesOf(owner)
  if (own.has(letters)) throw invalidField(path, OWN_NAME)
  const words = await listedWords()
  const isCommon = [whole, core, joined].some(
    (text) => words.all.has(text) || RUNS.some((run) => run.includes(text)),
  )
  if (isCommon || isDoubled(letters)) throw invalidField(path, TOO_COMMON)
  const names = new Set([...own, ...COMMON_NAMES])
  const parts = [whole, letters].map((text) => splitIntoParts(text, { names, words: words.sorted }))
  const found = parts.find((names) => names !== null)
  if (found) throw invalidField(path, found.some((name) => own.has(name)) ? OWN_NAME : TOO_COMMON)
}

function namesOf({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const [local = '', domain = ''] = email.split('@')
  const [firm = ''] = domain.split('.')
  const names = [email, local, firm, domain, firstName, lastName, firstName + lastName, lastName + firstName]
  const pieces = [local, firm, firstName, lastName].flatMap((name) => name.split(/[^\p{L}]+/u))
  return new Set([...names, ...pieces].map(lettersOf).filter((name) => name.length > 1))
}

type Listed = { all: ReadonlySet<string>; sorted: readonly string[] }
let listed: Promise<Listed> | undefined

/** Leaked passwords and French words, read when the first password is chosen: they take some 20 MB. */
function listedWords(): Promise<Listed> {
  listed ??= readLists()
  return listed
}

async function readLists(): Promise<Listed> {
  const [common, french] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const lists = [...Object.values(common.dictionary), ...Object.values(french.dictionary)]
  const all = new Set(lists.flatMap((list) => list.map((word) => fold(String(word)))))
  return { all, sorted: [...all].filter((word) => /^\p{L}{4,}$/u.test(word)).sort() }
}
