import { inject } from 'vitest'
import type { FaultKind } from '../../simulators/control/faults'
import type { Mail } from '../../simulators/resend/mail'
import { stored } from './stored'

/** The mails that the provider accepted for an address, oldest first. */
export async function mailsTo(address: string, simulators = inject('simulators')): Promise<Mail[]> {
  const answer = await fetch(`${simulators}/_control/mails?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as Mail[]).reverse()
}

/** Waits for a matching mail to the address; fails after `patience` ms. */
export async function mailTo(
  address: string,
  fits: (mail: Mail) => boolean = () => true,
  patience = 40_000,
  simulators = inject('simulators'),
): Promise<Mail> {
  const deadline = Date.now() + patience
  for (;;) {
    const found = (await mailsTo(address, simulators)).find(fits)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No such mail came to ${address} in ${patience} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits for the mails of earlier tests, which leave the queue one by one; not for those that wait for further
 *  messages of a ticket. */
export async function allMailSent(): Promise<void> {
  const waiting = `select 1 from pgboss.job where name in ('mail', 'account-mail')
      and (state in ('retry', 'active') or state = 'created' and start_after <= now())`
  while ((await stored(waiting)).length > 0) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Orders the mail provider to fail its next requests in one way. */
export async function spoilMail(fault: FaultKind | 'none', times = 1): Promise<void> {
  const answer = await fetch(`${inject('simulators')}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'resend', fault, times }),
  })
  if (!answer.ok) throw new Error(`The simulator refused the order: ${answer.status}`)
}

/** The token of the first link in a mail. */
export function tokenIn(mail: Mail): string {
  const token = /[?&]token=([^"&\s]+)/.exec(mail.text ?? '')?.[1]
  if (!token) throw new Error('The mail holds no link with a token')
  return decodeURIComponent(token)
}
