import { publicOrigin } from '@/app/public-origin'
import { brand } from '@/content/brand'

type Article = { title: string; description: string; path: string; date: string }

const CONTEXT = 'https://schema.org'
const agency = { '@type': 'Organization', name: brand.name, url: publicOrigin }

export const articleData = ({ title, description, path, date }: Article) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: title,
  description,
  datePublished: date,
  inLanguage: 'fr',
  mainEntityOfPage: publicOrigin + path,
  author: agency,
  publisher: agency,
})

export const breadcrumbData = ({ title, path }: Article) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Accueil', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: title, path },
  ].map(({ name, path: to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicOrigin + to,
  })),
})
