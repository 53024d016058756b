import { publicOrigin } from '@/app/public-origin'
import { brand } from '@/content/brand'
import { listArticles } from '../../_texts/articles'

export const dynamic = 'force-static'

/** The blog as RSS 2.0: https://www.rssboard.org/rss-specification */
export async function GET(): Promise<Response> {
  const articles = await listArticles()
  const items = articles.map(
    ({ title, description, path, date }) => `
    <item>
      <title>${escape(title)}</title>
      <link>${publicOrigin}${path}</link>
      <guid>${publicOrigin}${path}</guid>
      <pubDate>${noon(date)}</pubDate>
      <description>${escape(description)}</description>
    </item>`,
  )
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(`Le blog ${brand.ofName}`)}</title>
    <link>${publicOrigin}/blog</link>
    <description>Des conseils concrets pour les petites entreprises qui ont un site, ou vont en avoir un.</description>
    <language>fr</language>
    <atom:link href="${publicOrigin}/blog/rss.xml" rel="self" type="application/rss+xml" />${items.join('')}
  </channel>
</rss>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

/** An article has a day and no hour; its noon is on the same day in Paris. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString()

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
