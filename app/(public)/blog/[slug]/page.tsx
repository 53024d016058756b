import type { Metadata } from 'next'
import { JsonLd } from '@/app/_head/json-ld'
import { articleData, breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { articlePage } from '@/app/_head/text-pages'
import { Scene } from '@/components/art/scene'
import { ButtonLink } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates/dates'
import { listArticles, loadArticle } from '../../_texts/articles'

// Articles are the files of content/blog, known when the site is built.
export const dynamicParams = false

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = async () => (await listArticles()).map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await articlePage((await params).slug))
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const [article, page] = [await loadArticle(slug), await articlePage(slug)]
  return (
    <article className="text-page page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <JsonLd things={[articleData(page), breadcrumb(page)]} />
      <nav aria-label="Fil d’Ariane" className="not-printed text-sm">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <a href="/" className="plain-link">
              Accueil
            </a>
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <a href="/blog" className="plain-link">
              Blog
            </a>
          </li>
        </ol>
      </nav>
      <header className="mt-4 grid items-center gap-x-12 gap-y-2 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Scene
          name={article.picture}
          className="not-printed w-40 max-w-full max-md:order-first md:order-last md:w-full"
        />
        <div>
          <h1 className="break-words text-[1.75rem] md:text-5xl">{article.title}</h1>
          <p className="mt-4 text-lg text-muted">{article.description}</p>
          <p className="mt-3 text-muted text-sm">
            Publié le <LongDate value={article.date} />
          </p>
        </div>
      </header>
      <div className="text mt-10">{article.content}</div>
      <p className="not-printed mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/contact">Nous poser une question</ButtonLink>
        <ButtonLink href="/blog" look="secondary">
          Tous les articles
        </ButtonLink>
      </p>
    </article>
  )
}
