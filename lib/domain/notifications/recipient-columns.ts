import { users } from '@/db/schema/users'

/** What `mailPerson` needs to know of a person. */
export const RECIPIENT_COLUMNS = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  emailConfirmedAt: users.emailConfirmedAt,
  mailsTicketAnswers: users.mailsTicketAnswers,
  mailsWebsiteNews: users.mailsWebsiteNews,
}
