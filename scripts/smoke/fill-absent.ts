type Source = Record<string, string | undefined>

const SIGNING = `whsec_${'absent'.repeat(4)}`
const UNUSED: Record<string, string> = {
  RESEND_API_KEY: 're_absent',
  RESEND_WEBHOOK_SECRET: SIGNING,
  MAIL_FROM: 'Absent <absent@exemple.fr>',
  UPLOADTHING_TOKEN: Buffer.from('{"apiKey":"sk_absent","appId":"absent","regions":["fra1"]}').toString(
    'base64',
  ),
  STRIPE_SECRET_KEY: 'sk_test_absent',
  STRIPE_WEBHOOK_SECRET: SIGNING,
  STRIPE_CONNECT_WEBHOOK_SECRET: SIGNING,
  MONDIALRELAY_ENSEIGNE: 'BDTEST',
  MONDIALRELAY_PRIVATE_KEY: 'absent',
  MONDIALRELAY_API2_LOGIN: 'absent',
  MONDIALRELAY_API2_PASSWORD: 'absent',
  MONDIALRELAY_WEBHOOK_SECRET: 'absent'.repeat(6),
}

/** Sets the variables of absent vendors to a well-formed value, which is never sent: their steps are skipped, and the rest of
 *  the configuration can be read. */
export function fillAbsent(source: Source): void {
  for (const [name, value] of Object.entries(UNUSED)) source[name] ||= value
}
