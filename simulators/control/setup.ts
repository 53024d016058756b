/** What an operator has set up at each vendor, outside the API that the product uses. Doctor looks at it; tests change it. */
export type Setup = {
  stripe: {
    takesPayments: boolean
    paysOut: boolean
    destinations: DestinationSetup[]
  }
  resend: {
    domain: string
    isVerified: boolean
    /** Records that the DNS does not show. */
    missing: ('SPF' | 'DKIM')[]
    /** The key may only send mails. */
    isSendingKey: boolean
  }
  uploadthing: {
    limitBytes: number
    /** Bytes of other apps of the same account. */
    otherBytes: number
    /** Of files that ask for nothing else, as 'Regions and ACL' sets it. */
    defaultAcl: 'private' | 'public-read'
  }
}

export type DestinationSetup = {
  from: '@self' | '@accounts'
  payload: 'snapshot' | 'thin'
  isEnabled?: boolean
  version?: string
  /** Without: what the vendor's guide of this product names. */
  events?: string[]
  /** Without: the product's own. */
  url?: string
}

const GIGABYTE = 1_000_000_000

const atFirst = (): Setup => ({
  stripe: {
    takesPayments: true,
    paysOut: true,
    destinations: [
      { from: '@self', payload: 'snapshot' },
      { from: '@accounts', payload: 'snapshot' },
      { from: '@accounts', payload: 'thin' },
    ],
  },
  resend: { domain: 'ostal.example', isVerified: true, missing: [], isSendingKey: false },
  uploadthing: { limitBytes: 100 * GIGABYTE, otherBytes: 0, defaultAcl: 'public-read' },
})

export type SetupChanges = { [Vendor in keyof Setup]?: Partial<Setup[Vendor]> }

/** The setup as tests left it. */
export class VendorSetup {
  #current = atFirst()

  get current(): Setup {
    return this.#current
  }

  change(changes: SetupChanges): void {
    const { stripe, resend, uploadthing } = this.#current
    this.#current = {
      stripe: { ...stripe, ...changes.stripe },
      resend: { ...resend, ...changes.resend },
      uploadthing: { ...uploadthing, ...changes.uploadthing },
    }
  }

  reset(): void {
    this.#current = atFirst()
  }
}
