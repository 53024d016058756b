import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SCENES } from '@/components/art/scene'
import { compileText } from '@/lib/server/texts/compile-text'
import { day, loadText } from './load-text'

const Head = z.object({ date: day, picture: z.enum(SCENES).default('bibliotheque') })

/** An article of content/blog, by its file name; `date` is its publication date, YYYY-MM-DD, `picture` the drawing
 *  next to it. */
export async function loadArticle(slug: string) {
  const name = `blog/${slug}`
  const { date, picture } = Head.parse((await compileText(name)).frontmatter)
  return { slug, path: `/blog/${slug}`, date, picture, ...(await loadText(name)) }
}

/** All articles, newest first. */
export async function listArticles() {
  const files = await readdir(join(/* turbopackIgnore: true */ process.cwd(), 'content/blog'))
  const slugs = files.filter((file) => file.endsWith('.mdx')).map((file) => file.slice(0, -'.mdx'.length))
  const articles = await Promise.all(slugs.map(loadArticle))
  return articles.sort((one, other) => other.date.localeCompare(one.date))
}
