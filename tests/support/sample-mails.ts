import { MAILS } from '@/lib/server/mails/mails'

type Samples = { [Kind in keyof typeof MAILS]: (typeof MAILS)[Kind]['sample'] }

/** One mail of each kind, with believable French content. */
export const sampleMails = Object.fromEntries(
  Object.entries(MAILS).map(([kind, { sample }]) => [kind, sample]),
) as Samples
