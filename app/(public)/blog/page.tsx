import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { Scene } from '@/components/art/scene'
import { PageBody } from '@/components/site/page-body'
import { LongDate } from '@/components/ui/dates/dates'
import { listArticles } from '../_texts/articles'

export const metadata = pageMetadata(pages.blog)

export default async function BlogPage() {
  const articles = await listArticles()
  return (
    <PageBody
      title="Blog"
      intro="Des conseils concrets pour les petites entreprises qui ont un site, ou vont en avoir un."
      picture="bibliotheque"
    >
      <JsonLd things={[breadcrumb(pages.blog)]} />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ path, title, description, date, picture }) => (
          <li
            key={path}
            className="relative overflow-hidden rounded-card border border-hairline bg-surface hover:border-control"
          >
            <div className="border-hairline border-b bg-sunken px-6 py-4">
              <Scene name={picture} className="mx-auto w-48 max-w-full" />
            </div>
            <div className="flex flex-col gap-2 p-6">
              <LongDate value={date} className="text-muted text-sm" />
              <h2 className="text-[1.375rem]">
                <a
                  href={path}
                  className="text-text no-underline after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </a>
              </h2>
              <p className="text-pretty text-muted">{description}</p>
            </div>
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
