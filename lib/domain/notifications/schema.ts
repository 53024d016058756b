/** Why an address gets account-security mail alone. */
export type MailFailureKind = 'bounced' | 'complained'
