import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { LongDate } from '@/components/ui/dates'
import { listArticles } from '../_texts/articles'
import { feedLink } from '../_texts/feed'

export const metadata: Metadata = {
  title: 'Blog',
  description:
    'Des conseils concrets pour les indépendants, commerces et petites entreprises qui ont un site ou vont en avoir un.',
  alternates: { canonical: '/blog', ...feedLink },
}

export default async function BlogPage() {
  const articles = await listArticles()
  return (
    <PageBody
      title="Blog"
      intro="Des conseils concrets pour les petites entreprises qui ont un site, ou vont en avoir un."
    >
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ path, title, description, date }) => (
          <li key={path} className="card relative flex flex-col gap-3 hover:border-control">
            <LongDate value={date} className="text-muted text-sm" />
            <h2 className="text-[1.375rem]">
              <a href={path} className="text-text no-underline after:absolute after:inset-0 hover:underline">
                {title}
              </a>
            </h2>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href="/blog/rss.xml" className="text-link">
          Suivre le blog par RSS
        </a>
      </p>
    </PageBody>
  )
}
