import { eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Context } from '../context'
import { lockAccount } from './lock-account'
import type { MailChoices } from './schema'

/** Sets which mails the actor wants. A consent to marketing keeps the date on which it was given. */
export async function chooseMails(
  ctx: Context,
  { ticketAnswers, websiteNews, marketing }: MailChoices,
): Promise<void> {
  const { id } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    await lockAccount(tx, id)
    await tx.db
      .update(users)
      .set({
        mailsTicketAnswers: ticketAnswers,
        mailsWebsiteNews: websiteNews,
        marketingAcceptedAt: marketing ? sql`coalesce(${users.marketingAcceptedAt}, ${tx.now()})` : null,
      })
      .where(eq(users.id, id))
    await tx.audit({
      action: 'user.mails-chosen',
      subject: { type: 'user', id },
      after: { ticketAnswers, websiteNews, marketing },
    })
  })
}
