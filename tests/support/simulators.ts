import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSimulators } from '../../simulators/server'

export const resendKey = 're_for_tests'
export const webhookSecret = `whsec_${'A'.repeat(43)}=`
export const uploadthingToken = Buffer.from(
  JSON.stringify({ apiKey: 'sk_for_tests', appId: 'apptests', regions: ['sim1'] }),
).toString('base64')

/** The simulators on a free port, with an empty folder or the one given. */
export async function simulators(folder = mkdtempSync(join(tmpdir(), 'simulators-'))) {
  const server = await startSimulators({
    port: 0,
    folder,
    keys: { resend: resendKey, uploadthing: uploadthingToken, webhook: webhookSecret },
    ostal: 'http://localhost:3000',
  })
  return {
    ...server,
    folder,
    /** Orders a fault of a provider's next requests; `on`, of those that this pattern fits, such as `^PUT /`. */
    order: (fault: string, times = 1, provider = 'resend', on?: string) =>
      fetch(`${server.origin}/_control/faults`, {
        method: 'POST',
        body: JSON.stringify({ provider, fault, times, on }),
      }),
    /** The mails that were accepted, newest first. */
    mails: async (to = ''): Promise<{ id: string; subject: string }[]> =>
      (await fetch(`${server.origin}/_control/mails?to=${encodeURIComponent(to)}`)).json(),
  }
}
