import { Resend } from 'resend'
import { env } from '../../env'

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Repeats under one key are sent once (the provider keeps it for 24 h). */
  idempotencyKey: string
}

const TIME_LIMIT_MS = 8_000

/** Hands a mail to Resend. Throws when it was refused or no answer came, so that the job is tried again. */
export async function sendMail({ idempotencyKey, ...mail }: OutgoingMail): Promise<void> {
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env()
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL })
  const { error } = await withinTime(resend.emails.send({ from: MAIL_FROM, ...mail }, { idempotencyKey }))
  if (error) throw new Error(`Resend refused the mail: ${error.name} (${error.statusCode ?? 'no answer'})`)
}

/** The SDK sets no time limit of its own. */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Resend did not answer in time')), TIME_LIMIT_MS)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
