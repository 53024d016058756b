/** What a provider reported of an address. `undelivered`: this time, and perhaps the next mail arrives (a full mailbox). */
export type MailFailureKind = 'undelivered' | 'bounced' | 'complained'
