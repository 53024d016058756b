import type { Article, BreadcrumbList, FAQPage, Organization, Question, WebSite } from 'schema-dts'
import { brand } from '@/content/brand'
import { faq } from '@/content/faq'
import { publicOrigin } from '../public-origin'
import { type PublicPage, pages } from './pages'
import { pictureAddress } from './picture-address'

const agency: Organization = { '@type': 'Organization', name: brand.name, url: `${publicOrigin}/` }

export const siteData: WebSite = {
  '@type': 'WebSite',
  name: brand.name,
  url: `${publicOrigin}/`,
  inLanguage: 'fr',
  publisher: agency,
}

export const faqData: FAQPage = {
  '@type': 'FAQPage',
  mainEntity: faq.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  ),
}

/** The path of an inner page from the home page. */
export const breadcrumb = ({ path, name, above }: PublicPage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [pages.home, ...(above ? [above] : []), { path, name }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: publicOrigin + step.path,
  })),
})

export const articleData = (page: PublicPage): Article => ({
  '@type': 'Article',
  headline: page.name,
  description: page.description,
  image: publicOrigin + pictureAddress(page),
  ...(page.published && { datePublished: page.published }),
  inLanguage: 'fr',
  mainEntityOfPage: publicOrigin + page.path,
  author: agency,
  publisher: agency,
})
