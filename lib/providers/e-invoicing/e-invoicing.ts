/** What the platform says of an invoice that it has. */
export type Transmission = 'sent' | 'accepted' | 'rejected'

/** An approved platform for electronic invoices. Small firms send through one from 1 September 2027; until one is chosen `noPlatform`
 *  stands in its place. */
export type EInvoicing = {
  isOn: () => boolean
  /** Hands over an invoice or credit note as its EN 16931 XML; sent twice under one number, it is one. */
  transmit: (invoice: { number: string; xml: Uint8Array }) => Promise<Transmission>
  status: (number: string) => Promise<Transmission>
}

const refuse = async (): Promise<never> => {
  throw new Error('No platform for electronic invoices is set up')
}

/** Off: invoices stay `not_sent`. */
export const noPlatform: EInvoicing = { isOn: () => false, transmit: refuse, status: refuse }
