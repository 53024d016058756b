import { randomInt } from 'node:crypto'
import type { Shipments } from '@/lib/providers/shipments/shipments'

/** An in-memory carrier that accepts every parcel. */
export const fakeShipments = (): Shipments => ({
  check: async () => [],
  create: async () => {
    await Promise.resolve()
    const expeditionNumber = String(randomInt(2 ** 47))
    return {
      outcome: 'done',
      expeditionNumber,
      labelUrl: `https://carrier.example/${expeditionNumber}`,
      trackingUrl: `https://carrier.example/?numeroExpedition=${expeditionNumber}`,
      warnings: [],
    }
  },
  fetchLabel: async () => new Uint8Array(Buffer.from('%PDF-1.7')),
  trackingUrl: async (number) => `https://carrier.example/?numeroExpedition=${number}`,
  track: async () => ({ state: 'in_transit', events: [] }),
})
