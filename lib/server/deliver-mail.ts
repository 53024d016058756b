import { render } from 'react-email'
import type { Mail } from '../domain/notifications/jobs'
import type { Providers } from '../domain/providers'
import { writeLetter } from './mails/mails'

/** Sends a mail job. Each retry sends the same text under the same key, so the provider delivers it once. */
export async function deliverMail(mail: Mail, send: Providers['mail']['send']): Promise<void> {
  const { body, about, subject, ...rest } = await writeLetter(mail)
  const html = await render(body)
  await send({
    ...rest,
    subject: oneLine(subject),
    html,
    text: await render(body, { plainText: true, htmlToTextOptions: AS_WRITTEN }),
    idempotencyKey: `${mail.kind}/${about}`,
  })
}

/** The library would write headings in capitals. */
const AS_WRITTEN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** A line break in a subject would start another header. */
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')
