import { brand } from '@/content/brand'
import { invalidField } from '../errors'

/** What of an account its password must not be. */
export type Owner = { email: string; firstName: string; lastName: string }

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

/** Refuses a password that is a listed word, a row of keys, a sequence, the product's name or the owner's own, whatever
 *  digits and signs stand around it. `path` is the field the refusal is shown at. */
export async function refuseWeakPassword(password: string, owner: Owner, path: string): Promise<void> {
  const whole = fold(password)
  const core = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const joined = core.replace(/[\s._'’-]/g, '')
  if (core === '' || new Set(whole).size < 4) throw invalidField(path, TOO_COMMON)
  if (namesOf(owner).has(lettersOf(password))) throw invalidField(path, OWN_NAME)
  const words = await listedWords()
  const isCommon = [whole, core, joined].some(
    (text) => words.has(text) || RUNS.some((run) => run.includes(text)),
  )
  if (isCommon || joined === fold(brand.name)) throw invalidField(path, TOO_COMMON)
}

function namesOf({ email, firstName, lastName }: Owner): Set<string> {
  const [local = '', domain = ''] = email.split('@')
  const [firm = ''] = domain.split('.')
  const names = [email, local, firm, domain, firstName, lastName, firstName + lastName, lastName + firstName]
  return new Set(names.map(lettersOf).filter((name) => name !== ''))
}

let listed: Promise<Set<string>> | undefined

/** Leaked passwords and French words, read when the first password is chosen: they take some 20 MB. */
function listedWords(): Promise<Set<string>> {
  listed ??= readLists()
  return listed
}

async function readLists(): Promise<Set<string>> {
  const [common, french] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const lists = [...Object.values(common.dictionary), ...Object.values(french.dictionary)]
  return new Set(lists.flatMap((list) => list.map((word) => fold(String(word)))))
}
