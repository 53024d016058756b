import { expect, it } from 'vitest'
import { findPublicPath } from '@/lib/server/requests/public-path'
import { listPages } from './list-pages'
import { pages } from './pages'

it('views of every page that search engines may list are counted, but for the log-in and the API’s reference', async () => {
  const uncounted = []
  for (const { path } of await listPages()) if (!(await findPublicPath(path))) uncounted.push(path)
  expect(uncounted.filter((path) => !path.startsWith(pages.reference.path))).toEqual([pages.login.path])
})
