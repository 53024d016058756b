/** The rooms of lib/domain whose verbs change no money, stock, positions, sessions or periods, each with what they change. */
export const ROOMS_WITHOUT_RACES: Readonly<Record<string, string>> = {
  anonymisation:
    'takes what names a person out of rows; erasure-of-client.test.ts plays it against open work',
  'api-keys': 'a key of a website: made, used and revoked by one statement each',
  audience: 'adds one to a count of page views',
  audit: 'deletes old rows of the log',
  'canned-answers': 'texts of the agency; the last write wins',
  'content-notices': 'a notice and the decision on it, under the notice’s lock',
  'data-export': 'reads, and notes when',
  delivery: 'asks the carrier for points, and writes nothing',
  forms: 'keeps a refused form for the next page',
  jobs: 'puts a failed job into its queue again',
  leads: 'messages of visitors; the last state wins',
  notifications: 'notes mails that did not arrive',
  onboarding: 'adds a request, once by its id',
  'payment-accounts': 'copies what the provider says of a seller’s account',
  payments: 'asks the provider, and deletes old events',
  'shop-terms': 'a shop’s publisher; the last write wins',
  shoppers: 'erases what names a shopper, under the website’s lock',
  submissions: 'deletes old keys of repeated calls; submissions.test.ts repeats each verb at once',
  tickets: 'a conversation: messages are only added',
  webhooks: 'deliveries, which webhook-turns.test.ts claims at once',
}
