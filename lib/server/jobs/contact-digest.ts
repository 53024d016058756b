import { sendContactDigest } from '../../domain/leads/send-contact-digest'
import type { Queue } from './queue'

const NAME = 'contact-digest'

/** Hourly digest of visitors' messages on days with too many to mail each. */
export const contactDigest: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '0 * * * *', options: { singletonKey: NAME } },
  run: sendContactDigest,
}
