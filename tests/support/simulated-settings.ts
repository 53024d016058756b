import {
  merchant,
  resendWebhookSecret,
  stripeConnectWebhookSecret,
  stripeKey,
  stripeThinWebhookSecret,
  stripeWebhookSecret,
  uploadthingToken,
} from './simulators'

/** The environment that points this process's adapters at the simulators. */
export function simulatedSettings(origin: string): Record<string, string> {
  const files = `${origin}/uploadthing`
  return {
    DATABASE_URL: 'postgres://nowhere/none',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
    RESEND_API_KEY: 're_for_tests',
    RESEND_BASE_URL: `${origin}/resend`,
    RESEND_WEBHOOK_SECRET: resendWebhookSecret,
    MAIL_FROM: 'Ostal <bonjour@ostal.example>',
    UPLOADTHING_TOKEN: uploadthingToken,
    UPLOADTHING_API_URL: files,
    UPLOADTHING_INGEST_URL: files,
    UPLOADTHING_UFS_HOST: files.replace('http://127.0.0.1', 'localhost'),
    UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: stripeConnectWebhookSecret,
    STRIPE_THIN_WEBHOOK_SECRET: stripeThinWebhookSecret,
    STRIPE_API_BASE: origin,
    STRIPE_DASHBOARD_URL: `${origin}/stripe`,
    MONDIALRELAY_ENSEIGNE: merchant.enseigne,
    MONDIALRELAY_PRIVATE_KEY: merchant.privateKey,
    MONDIALRELAY_API1_URL: `${origin}/mondial-relay/Web_Services.asmx`,
    MONDIALRELAY_API2_LOGIN: merchant.login,
    MONDIALRELAY_API2_PASSWORD: merchant.password,
    MONDIALRELAY_API2_URL: `${origin}/mondial-relay/api/shipment`,
    MONDIALRELAY_WEBHOOK_SECRET: 'hT4kWz8QmX2vLc9RpB6nGs3YdFj7EaU1',
    MONDIALRELAY_TRACKING_URL: `${origin}/mondial-relay/suivi-de-colis/`,
    MAP_TILES_URL: `${origin}/tiles/{z}/{x}/{y}.svg`,
  }
}
