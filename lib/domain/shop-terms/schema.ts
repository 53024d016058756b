export type { TermsText } from '@/db/schema/shop-terms-versions'

/** The placeholder for a legally required fact that the seller has not given. */
export const MISSING = 'Information à compléter par le vendeur'

/** `text` is null for a fact that is missing. */
export type Fact = { label: string; text: string | null }

type Link = { label: string; path: string }

/** The pages always available to a shop's visitors, by our path. */
export const legalLinks = (websiteId: number | string): Link[] => [
  { label: 'Mentions du vendeur', path: `/boutique/${websiteId}` },
  { label: 'Conditions de vente', path: `/boutique/${websiteId}/conditions` },
  { label: 'Livraison', path: `/boutique/${websiteId}/livraison` },
  { label: 'Garanties', path: `/boutique/${websiteId}/garanties` },
  { label: 'Renoncer au contrat ici', path: withdrawalPath(websiteId) },
  reportLink(websiteId),
]

/** Where a shopper withdraws from an order, in two steps. */
export const withdrawalPath = (websiteId: number | string): string => `/retractation/${websiteId}`

/** Where anyone reports illegal content of a website. */
export const reportLink = (websiteId: number | string): Link => ({
  label: 'Signaler un contenu',
  path: `/signaler?site=${websiteId}`,
})
