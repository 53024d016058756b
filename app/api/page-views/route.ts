import { on, route } from '@/app/api/_http/route'
import { countPageViewOperation } from '@/app/api/_wire/audience'
import { countPageView } from '@/lib/domain/audience/count-page-view'
import { sourceOf } from '@/lib/domain/audience/source'
import { withinLimit } from '@/lib/server/limits/points'
import { countsAsView } from '@/lib/server/requests/counts-as-view'
import { findPublicPath } from '@/lib/server/requests/public-path'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(countPageViewOperation, async ({ ctx, query, publicOrigin, request }) => {
    if (!countsAsView(request.headers, ctx.actor)) return
    const path = await findPublicPath(query.path)
    if (path === undefined) return
    const source = sourceOf(query.from ?? '', new URL(publicOrigin).host)
    await withinLimit('pageView', ctx, {}, () => countPageView(ctx, { path, source }))
  }),
)
