import { users } from '@/db/schema/users'

/** The columns of a person that `mailPerson` needs. */
export const RECIPIENT_COLUMNS = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  emailConfirmedAt: users.emailConfirmedAt,
  mailsTicketAnswers: users.mailsTicketAnswers,
  mailsWebsiteNews: users.mailsWebsiteNews,
}
