import { readdirSync } from 'node:fs'
import { ADMIN, CAMILLE } from './browser'

/** Pages whose address needs data that only their own tests create, and pages that show a public screen. */
const ELSEWHERE: Record<string, string> = {
  '/commande/[token]': 'a link by mail: return-request.spec.ts',
  '/commande/[token]/retractation': 'a link by mail: shop-withdrawal.spec.ts',
  '/dashboard/ecom/[websiteId]/expeditions/[batchId]': 'a batch of labels: parcels.spec.ts',
  '/dashboard/facturation/devis/[id]': 'a quote of the client: quotes.spec.ts',
  '/dashboard/facturation/[id]/retractation': 'a contract of the last 14 days: billing.spec.ts',
  '/dashboard/new-website': 'the wizard, which is public',
  '/dashboard/[...unknown]': 'the 404 page, which is public',
  '/admin/[...unknown]': 'the 404 page, which is public',
  '/orders/[...unknown]': 'the 404 page, which is public',
}

/** Sample values for the parameters of a path; several values show different states of the page. */
const ADDRESSES: Record<string, readonly string[]> = {
  '/dashboard/website/[id]': [
    '/dashboard/website/1',
    '/dashboard/website/1?onglet=evenements',
    '/dashboard/website/1?onglet=equipe',
    '/dashboard/website/1?onglet=galerie',
  ],
  '/dashboard/website/[id]/*': ['/dashboard/website/1/*'],
  '/dashboard/ecom/[websiteId]': [
    '/dashboard/ecom/2',
    '/dashboard/ecom/2?fiche=1',
    '/dashboard/ecom/2?fiche=nouveau',
  ],
  '/dashboard/ecom/[websiteId]/*': ['/dashboard/ecom/2/*'],
  '/dashboard/ecom/[websiteId]/acheteurs': [
    '/dashboard/ecom/2/acheteurs',
    '/dashboard/ecom/2/acheteurs?commande=1',
  ],
  '/dashboard/facturation/[id]/*': ['/dashboard/facturation/1/*'],
  '/dashboard/facturation/factures/[id]': ['/dashboard/facturation/factures/1'],
  '/dashboard/tickets/[ticketId]': ['/dashboard/tickets/1'],
  '/orders/[orderId]': ['/orders/9', '/orders/1'],
  '/apercu/[id]': ['/apercu/1'],
  '/admin/devis/[id]': ['/admin/devis/1'],
  '/admin/devis/nouveau': ['/admin/devis/nouveau', '/admin/devis/nouveau?de=client-2'],
  '/admin/signalements/[id]': ['/admin/signalements/1', '/admin/signalements/2'],
  '/dashboard/signalements/[id]': ['/dashboard/signalements/2'],
  '/admin/projets/[of]': ['/admin/projets/site-1', '/admin/projets/site-4'],
  '/admin': ['/admin', '/admin?fiche=2'],
}

/** Every page of the signed-in area, found by file, with a user who may open it. */
export function signedInPages(): { path: string; email: string }[] {
  return (readdirSync('app', { recursive: true }) as string[])
    .filter((file) => /^(admin|apercu|commande|dashboard|orders)\/(.*\/)?page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/page\.tsx$/, '')}`)
    .filter((path) => !ELSEWHERE[path])
    .sort()
    .flatMap((path) => addressesOf(path).map((address) => ({ path: address, email: readerOf(path) })))
}

const readerOf = (path: string) => (/^\/(admin|dashboard\/support)/.test(path) ? ADMIN : CAMILLE)

function addressesOf(path: string): readonly string[] {
  const own = ADDRESSES[path]
  if (own) return own
  if (!path.includes('[')) return [path]
  const [, parent, last] = /^(.*)\/([^/[\]]+)$/.exec(path) ?? []
  const known = ADDRESSES[`${parent}/*`]
  if (!known) throw new Error(`${path} is not among the addresses of signed-in pages`)
  return known.map((address) => address.replace('*', last ?? ''))
}
