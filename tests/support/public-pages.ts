import { readdirSync } from 'node:fs'
import { examples } from '../../content/examples'

/** Pages that need a session, a link's token or an order; public account pages are named below. */
const OTHER_FOLDERS = [
  '(account)',
  'admin',
  'api',
  'apercu',
  'commande',
  'dashboard',
  'devis',
  'fin-de-contrat',
  'orders',
]
const ACCOUNT = ['/login', '/start', '/forgot-password']
/** One page of the API reference represents all similar ones. */
const REFERENCE = ['/api/docs', '/api/docs/demandes']

const articles = () =>
  readdirSync('content/blog')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length))

/** The values for a path's parameter. */
const PARAMETERS: Record<string, () => readonly string[]> = {
  '/blog/[slug]': articles,
  ...Object.fromEntries(
    ['', '/conditions', '/formulaire-de-retractation', '/garanties', '/livraison'].map((page) => [
      `/boutique/[websiteId]${page}`,
      () => ['2'],
    ]),
  ),
  '/retractation/[websiteId]': () => ['2'],
  '/exemples/[slug]': () => examples.map(({ slug }) => slug),
  '/stripe/refresh/[connectedAccountId]': () => ['acct_1'],
  '/stripe/return/[connectedAccountId]': () => ['acct_1'],
}

/** Every page that a visitor may open, found by its file. */
export function publicPages(): string[] {
  const found = (readdirSync('app', { recursive: true }) as string[])
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !OTHER_FOLDERS.includes(file.split('/')[0] ?? ''))
    .flatMap((file) => pathsOf(`/${file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`))
  return [...found.sort(), ...ACCOUNT, ...REFERENCE]
}

function pathsOf(path: string): string[] {
  if (!path.includes('[')) return [path]
  const values = PARAMETERS[path]
  if (!values) throw new Error(`${path} is not among the parameters of public pages`)
  return values().map((value) => path.replace(/\[[^\]]+\]/, value))
}
