import { z } from 'zod'
import type { ParcelState } from '@/lib/providers/shipments/shipments'
import { verifyParcelReport } from '@/lib/providers/shipments/signature'
import { operation } from './operation'

/** The carrier's own numbers. */
const STATES = {
  80: 'registered',
  81: 'in_transit',
  82: 'delivered',
  83: 'anomaly',
} as const satisfies Record<number, ParcelState>

const ParcelReportWire = z
  .object({
    ExpeditionNumber: z.string().trim().min(1).max(60),
    Status: z.literal([80, 81, 82, 83]),
    At: z.iso.datetime({ offset: true }),
  })
  .transform(({ ExpeditionNumber, Status, At }) => ({
    expeditionNumber: ExpeditionNumber,
    state: STATES[Status],
    at: new Date(At),
  }))

/** Reads a parcel's state from a signed body. */
export const readParcelReport = (body: unknown) => ParcelReportWire.parse(body)

export const parcelWebhookOperation = operation({
  method: 'POST',
  path: '/mondialrelay/webhook',
  tag: 'Livraison',
  summary: 'Retour du transporteur : où en est un colis (signature)',
  access: 'public',
  ignoresSession: true,
  rawBody: { maxBytes: 10_000, verify: verifyParcelReport },
  status: 204,
  refusals: ['not_found'],
})
