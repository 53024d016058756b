import { startSimulators } from './server'

const {
  SIMULATORS_PORT,
  SIMULATORS_FOLDER,
  RESEND_API_KEY,
  UPLOADTHING_TOKEN,
  SAMPLE_WEBHOOK_SECRET,
  SAMPLE_OSTAL = '',
} = process.env
if (!SIMULATORS_PORT || !SIMULATORS_FOLDER || !RESEND_API_KEY || !UPLOADTHING_TOKEN || !SAMPLE_WEBHOOK_SECRET)
  throw new Error('A port, a folder and the secrets of all simulators are needed')
await startSimulators({
  port: Number(SIMULATORS_PORT),
  folder: SIMULATORS_FOLDER,
  keys: { resend: RESEND_API_KEY, uploadthing: UPLOADTHING_TOKEN, webhook: SAMPLE_WEBHOOK_SECRET },
  ostal: SAMPLE_OSTAL,
})
// What they keep is written at once: nothing is lost by leaving at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
