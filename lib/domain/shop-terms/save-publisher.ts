import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { websitePublishers } from '@/db/schema/website-publishers'
import type { Context } from '../context'
import { emailAddress, optionalText, PHONE_NUMBER, WRONG_PHONE, webAddress } from '../fields'
import { changedFields, sameFields } from '../given-fields'
import { lockWebsite } from '../websites/queries'
import type { Publisher } from './queries'

const none = z.literal('')

/** Each field may still be empty. A website with a shop sends none of the first four: its seller is its publisher. */
export const PublisherInput = z.object({
  name: optionalText('Le nom de l’éditeur', 200).optional(),
  address: optionalText('L’adresse de l’éditeur', 300).optional(),
  email: none.or(emailAddress).optional(),
  phone: none
    .or(optionalText('Le téléphone', 30).refine((text) => PHONE_NUMBER.test(text), { error: WRONG_PHONE }))
    .optional(),
  director: optionalText('Le nom du directeur de la publication', 200),
  host: optionalText('L’hébergeur', 300),
  privacyUrl: none.or(webAddress('L’adresse de votre politique de confidentialité')),
})
export type PublisherInput = z.infer<typeof PublisherInput>

/** Saves the publisher of the actor's own website. */
export async function savePublisher(
  ctx: Context,
  { websiteId, ...given }: PublisherInput & { websiteId: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    await tx.db.insert(websitePublishers).values({ websiteId }).onConflictDoNothing()
    const ofSite = eq(websitePublishers.websiteId, websiteId)
    const [publisher] = await tx.db.select().from(websitePublishers).where(ofSite).for('update')
    if (!publisher) throw new Error('The publisher was not written')
    const changed = changedFields<Omit<Publisher, 'websiteId' | 'updatedAt'>>(publisher, given)
    if (Object.keys(changed).length === 0) return
    await tx.db
      .update(websitePublishers)
      .set({ ...changed, updatedAt: tx.now() })
      .where(ofSite)
    await tx.audit({
      action: 'website.publisher-changed',
      subject: { type: 'website', id: websiteId },
      before: sameFields(publisher, changed),
      after: changed,
    })
  })
}
