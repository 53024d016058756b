import { render } from 'react-email'
import type { Mail } from '../domain/notifications/jobs'
import type { Providers } from '../domain/providers'
import { writeLetter } from './mails/mails'
import { plainText } from './plain-text'

/** Sends a mail job. Each retry sends the same text under the same key, so the provider delivers it once. */
export async function deliverMail(mail: Mail, send: Providers['mail']['send']): Promise<void> {
  const { body, about, subject, ...rest } = await writeLetter(mail)
  const html = await render(body)
  await send({
    ...rest,
    subject: oneLine(subject),
    html,
    text: await plainText(body),
    idempotencyKey: `${mail.kind}/${about}`,
  })
}

/** A line break in a subject would start another header. */
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')
