import { legalLinks, reportLink } from '../../domain/shop-terms/schema'
import { element } from './dom'

type Address = (path: string) => string

const link = (ours: Address, { label, path }: { label: string; path: string }) =>
  element('a', { part: 'legal-link', href: ours(path) }, label)

/** Links to a shop's legal pages, below its products. `ours`: a path's URL at our origin. */
export const legalRow = (site: string | number, ours: Address): HTMLElement =>
  element(
    'nav',
    { part: 'legal', 'aria-label': 'Informations légales' },
    ...legalLinks(site).map((one) => link(ours, one)),
  )

/** The link to report content of a list. */
export const reportRow = (site: string | number, ours: Address): HTMLElement =>
  element('p', { part: 'legal' }, link(ours, reportLink(site)))
