import type { MetadataRoute } from 'next'
import { listPages } from './_head/list-pages'
import { publicOrigin } from './public-origin'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await listPages()).map(({ path, changed }) => ({
    url: publicOrigin + path,
    ...(changed && { lastModified: changed }),
  }))
}
