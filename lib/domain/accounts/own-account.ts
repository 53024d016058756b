import type { Reads } from '../context'
import type { Role } from '../permissions/policy'
import { getOwnUser } from './own-user'
import type { MailChoices, OwnDetails } from './schema'

export type OwnAccount = OwnDetails & {
  role: Role
  email: string
  emailConfirmed: boolean
  choices: MailChoices
  createdAt: Date
  deletionRequestedAt: Date | null
}

/** Everything the signed-in person sees and changes of their account. */
export async function getOwnAccount(reads: Reads): Promise<OwnAccount> {
  const user = await getOwnUser(reads)
  return {
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    businessName: user.businessName ?? '',
    address: user.address ?? '',
    postalCode: user.postalCode ?? '',
    city: user.city ?? '',
    country: user.country ?? '',
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    choices: {
      ticketAnswers: user.mailsTicketAnswers,
      websiteNews: user.mailsWebsiteNews,
      marketing: user.marketingAcceptedAt !== null,
    },
    createdAt: user.createdAt,
    deletionRequestedAt: user.deletionRequestedAt,
  }
}
