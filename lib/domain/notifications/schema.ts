/** A provider's report on an address. `undelivered`: a single failure; the next mail may arrive (a full mailbox). */
export type MailFailureKind = 'undelivered' | 'bounced' | 'complained'
