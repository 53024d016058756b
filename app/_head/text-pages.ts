import { listArticles, loadArticle } from '../(public)/_texts/articles'
import { loadText } from '../(public)/_texts/load-text'
import { type PublicPage, pages } from './pages'

/** The pages that are one text of `content`, under its name. */
const TEXTS = ['about', 'cgv', 'cgu', 'privacy', 'mentions-legales', 'accessibilite']

export async function textPage(name: string): Promise<PublicPage> {
  const { title, description, updated } = await loadText(name)
  return { path: `/${name}`, name: title, description, ...(updated && { changed: updated }) }
}

export async function articlePage(slug: string): Promise<PublicPage> {
  const { path, title, description, date } = await loadArticle(slug)
  return { path, name: title, description, above: pages.blog, published: date, changed: date }
}

export const listTextPages = async (): Promise<PublicPage[]> => Promise.all(TEXTS.map(textPage))

/** Newest first. */
export const listArticlePages = async (): Promise<PublicPage[]> =>
  Promise.all((await listArticles()).map(({ slug }) => articlePage(slug)))
