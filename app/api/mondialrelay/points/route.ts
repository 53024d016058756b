import { on, route } from '@/app/api/_http/route'
import { listRelayPointsOperation } from '@/app/api/_wire/delivery'
import { findRelayPoints } from '@/lib/domain/delivery/find-relay-points'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listRelayPointsOperation, ({ ctx, query }) => findRelayPoints(ctx, query)),
)
