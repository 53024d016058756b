import { apiReference } from '../api/docs/api-reference'
import { type PublicPage, pages, referencePage } from './pages'
import { listArticlePages, listTextPages } from './text-pages'

/** Every page that search engines may list. */
export async function listPages(): Promise<PublicPage[]> {
  const [texts, articles] = await Promise.all([listTextPages(), listArticlePages()])
  const { home, contact, promo, blog, withdrawal, termination, notice, start, login, reference } = pages
  return [
    home,
    promo,
    contact,
    start,
    login,
    ...texts,
    termination,
    withdrawal,
    notice,
    // The list of articles changes with the newest.
    { ...blog, ...(articles[0]?.published && { changed: articles[0].published }) },
    ...articles,
    reference,
    ...apiReference.groups.map(referencePage),
  ]
}
