/** The platform's status of a transmitted invoice. */
export type Transmission = 'sent' | 'accepted' | 'rejected'

/** An approved platform for electronic invoices. Small firms must send through one from 1 September 2027; until one is chosen,
 *  `noPlatform` replaces it. */
export type EInvoicing = {
  isOn: () => boolean
  /** Transmits an invoice or credit note as EN 16931 XML; idempotent by number. */
  transmit: (invoice: { number: string; xml: Uint8Array }) => Promise<Transmission>
  status: (number: string) => Promise<Transmission>
}

const refuse = async (): Promise<never> => {
  throw new Error('No platform for electronic invoices is set up')
}

/** Off: invoices stay `not_sent`. */
export const noPlatform: EInvoicing = { isOn: () => false, transmit: refuse, status: refuse }
