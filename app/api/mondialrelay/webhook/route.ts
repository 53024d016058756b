import { parseJson } from '@/app/api/_http/read-body'
import { on, route } from '@/app/api/_http/route'
import { parcelWebhookOperation, readParcelReport } from '@/app/api/_wire/parcels'
import { moveParcel } from '@/lib/domain/shipping/move-parcel'
import { createSystemContext } from '@/lib/server/context'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(parcelWebhookOperation, async ({ body }) =>
    moveParcel(createSystemContext('parcel reports'), readParcelReport(parseJson(body))),
  ),
)
