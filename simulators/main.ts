import { startSimulators } from './server'

const { SIMULATORS_PORT, SIMULATORS_FOLDER, RESEND_API_KEY } = process.env
if (!SIMULATORS_PORT || !SIMULATORS_FOLDER || !RESEND_API_KEY)
  throw new Error('SIMULATORS_PORT, SIMULATORS_FOLDER and RESEND_API_KEY are needed')

const server = await startSimulators({
  port: Number(SIMULATORS_PORT),
  folder: SIMULATORS_FOLDER,
  keys: { resend: RESEND_API_KEY },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.stop().then(() => process.exit(0)))
