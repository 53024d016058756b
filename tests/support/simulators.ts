import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mail } from '../../simulators/resend/mail'
import { startSimulators } from '../../simulators/server'

export const resendKey = 're_for_tests'
export const resendWebhookSecret = `whsec_${'B'.repeat(43)}=`
export const webhookSecret = `whsec_${'A'.repeat(43)}=`
export const merchant = {
  enseigne: 'OSTALSIM',
  privateKey: 'clef-des-tests',
  login: 'OSTALSIM@business-api.mondialrelay.com',
  password: 'mot-de-passe-des-tests & <signes>',
}
export const stripeKey = 'sk_test_for_tests'
export const stripeWebhookSecret = `whsec_${'C'.repeat(32)}`
export const stripeConnectWebhookSecret = `whsec_${'D'.repeat(32)}`
export const stripeThinWebhookSecret = `whsec_${'E'.repeat(32)}`
export const uploadthingToken = Buffer.from(
  JSON.stringify({ apiKey: 'sk_for_tests', appId: 'apptests', regions: ['sim1'] }),
).toString('base64')

/** Starts the simulators on a free port, with an empty folder or the given one. `ostal`: the origin that receives events. */
export async function simulators(
  folder = mkdtempSync(join(tmpdir(), 'simulators-')),
  ostal = 'http://localhost:3000',
) {
  const server = await startSimulators({
    port: 0,
    folder,
    keys: {
      resend: resendKey,
      resendWebhook: resendWebhookSecret,
      uploadthing: uploadthingToken,
      mondialRelay: merchant,
      stripe: stripeKey,
      stripeWebhook: stripeWebhookSecret,
      stripeConnectWebhook: stripeConnectWebhookSecret,
      stripeThinWebhook: stripeThinWebhookSecret,
      webhook: webhookSecret,
    },
    ostal,
  })
  return {
    ...server,
    folder,
    order: (fault: string, times = 1, provider = 'resend', on?: string, code?: string) =>
      orderFault(server.origin, { provider, fault, times, on, code }),
    /** The mails that were accepted, newest first. */
    mails: async (to = ''): Promise<Mail[]> =>
      (await fetch(`${server.origin}/_control/mails?to=${encodeURIComponent(to)}`)).json(),
  }
}

type Fault = {
  provider: string
  fault: string
  times: number
  on?: string | undefined
  code?: string | undefined
}

/** Orders a fault for a provider's next requests; with `on` only for those that match, such as `^PUT /`. */
export const orderFault = (origin: string, fault: Fault) =>
  fetch(`${origin}/_control/faults`, { method: 'POST', body: JSON.stringify(fault) })
