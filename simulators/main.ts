import { startSimulators } from './server'

const {
  SIMULATORS_PORT,
  SIMULATORS_FOLDER,
  SIMULATORS_ORIGIN,
  RESEND_API_KEY,
  RESEND_WEBHOOK_SECRET,
  UPLOADTHING_TOKEN,
  MONDIALRELAY_ENSEIGNE,
  MONDIALRELAY_PRIVATE_KEY,
  MONDIALRELAY_API2_LOGIN,
  MONDIALRELAY_API2_PASSWORD,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_CONNECT_WEBHOOK_SECRET,
  STRIPE_THIN_WEBHOOK_SECRET,
  SAMPLE_WEBHOOK_SECRET,
  SAMPLE_OSTAL = '',
} = process.env
if (
  !SIMULATORS_PORT ||
  !SIMULATORS_FOLDER ||
  !RESEND_API_KEY ||
  !RESEND_WEBHOOK_SECRET ||
  !UPLOADTHING_TOKEN ||
  !MONDIALRELAY_ENSEIGNE ||
  !MONDIALRELAY_PRIVATE_KEY ||
  !MONDIALRELAY_API2_LOGIN ||
  !MONDIALRELAY_API2_PASSWORD ||
  !STRIPE_SECRET_KEY ||
  !STRIPE_WEBHOOK_SECRET ||
  !STRIPE_CONNECT_WEBHOOK_SECRET ||
  !SAMPLE_WEBHOOK_SECRET
)
  throw new Error('A port, a folder and the secrets of all simulators are needed')
await startSimulators({
  port: Number(SIMULATORS_PORT),
  folder: SIMULATORS_FOLDER,
  ...(SIMULATORS_ORIGIN && { address: SIMULATORS_ORIGIN }),
  keys: {
    resend: RESEND_API_KEY,
    resendWebhook: RESEND_WEBHOOK_SECRET,
    uploadthing: UPLOADTHING_TOKEN,
    mondialRelay: {
      enseigne: MONDIALRELAY_ENSEIGNE,
      privateKey: MONDIALRELAY_PRIVATE_KEY,
      login: MONDIALRELAY_API2_LOGIN,
      password: MONDIALRELAY_API2_PASSWORD,
    },
    stripe: STRIPE_SECRET_KEY,
    stripeWebhook: STRIPE_WEBHOOK_SECRET,
    stripeConnectWebhook: STRIPE_CONNECT_WEBHOOK_SECRET,
    ...(STRIPE_THIN_WEBHOOK_SECRET && { stripeThinWebhook: STRIPE_THIN_WEBHOOK_SECRET }),
    webhook: SAMPLE_WEBHOOK_SECRET,
  },
  ostal: SAMPLE_OSTAL,
  // As .env.example requires.
  setup: { uploadthing: { defaultAcl: 'private' } },
})
// Records are written at once, so an immediate exit loses nothing.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
