/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Ostal-demo-2026!'

const accounts = [
  ['admin@ostal.example', 'the agency (administrator)'],
  ['camille@ostal.example', 'a client: a restaurant and a shop'],
  ['julien@ostal.example', 'a client: one website, payment late'],
  ['moderateur@ostal.example', 'the agency’s support staff'],
  ['nadia@ostal.example', 'a client: one website, notice given'],
  ['leo@ostal.example', 'a client: one website, interrupted'],
] as const

interface Addresses {
  inbox: string
  clientSite: string
  payments: string
}

/** The demo's addresses and accounts, as text. */
export function summary(site: string, { inbox, clientSite, payments }: Addresses): string {
  const lines = accounts.map(([email, who]) => `    ${email.padEnd(26)} ${who}`)
  return `
  Ostal runs.

  Site     ${site}
  Sign in  ${site}/login   password of every account: ${SAMPLE_PASSWORD}
${lines.join('\n')}
  Mail     ${inbox}   everything the site sends
  Embeds   ${clientSite}/vitrine   the restaurant's own site, with what Ostal gives it
  Shop     ${clientSite}/boutique   the grocer's own site, where its products are bought
  Webhooks ${clientSite}   what the restaurant's own site is notified of
  Payments ${payments}   what shops were paid
  Log      .data/product.log

  Ctrl-C stops it; the data stays in .data/ (npm run demo -- --reset starts over).
`
}
