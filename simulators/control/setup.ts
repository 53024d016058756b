/** The operator's setup at each vendor, outside the API that the product uses. The doctor reads it; tests change it. */
export type Setup = {
  stripe: {
    takesPayments: boolean
    paysOut: boolean
    destinations: DestinationSetup[]
  }
  resend: {
    domain: string
    isVerified: boolean
    /** Records missing from the DNS. */
    missing: ('SPF' | 'DKIM')[]
    /** The key may only send mails. */
    isSendingKey: boolean
  }
  uploadthing: {
    limitBytes: number
    /** Bytes of other apps of the same account. */
    otherBytes: number
    /** The default for files without their own setting, as set by 'Regions and ACL'. */
    defaultAcl: 'private' | 'public-read'
  }
}

export type DestinationSetup = {
  from: '@self' | '@accounts'
  payload: 'snapshot' | 'thin'
  isEnabled?: boolean
  version?: string
  /** Defaults to the events listed in this product's guide to the vendor. */
  events?: string[]
  /** Defaults to the product's own URL. */
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

/** The current setup, including tests' changes. */
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
