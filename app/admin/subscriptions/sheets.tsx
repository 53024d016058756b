import { getSubscription } from '@/lib/domain/billing/queries'
import { addMonths, parisDay } from '@/lib/domain/calendar'
import { getUser } from '@/lib/domain/users/queries'
import { orNotFound, pathId } from '@/lib/server/or-not-found'
import type { SignedInContext } from '@/lib/server/session'
import { clientOf } from '../client-line'
import { ClientSearch } from '../client-search'
import { NEW_ROW, readClient, type Sheet } from '../sheet'
import { subscriptionName } from './subscription-name'
import { SubscriptionSheet } from './subscription-sheet'
import { TITLE } from './title'

/** The sheet that the list's address names. */
export async function openSheet(ctx: SignedInContext, sheet: Sheet) {
  const isNew = sheet.open === NEW_ROW
  const subscription = isNew ? null : await orNotFound(getSubscription(ctx, pathId(sheet.open)))
  const { clientId, searching, searchHref } = readClient(sheet, subscription)
  if (clientId === null)
    return (
      <ClientSearch
        ctx={ctx}
        sheet={sheet}
        pageTitle={TITLE}
        title={
          subscription
            ? `Client de l’abonnement «\u00a0${subscriptionName(subscription)}\u00a0»`
            : 'Nouvel abonnement'
        }
        keep={searching}
      />
    )
  const user = await orNotFound(getUser(ctx, clientId))
  return (
    <SubscriptionSheet
      // Another client is another form.
      key={user.id}
      subscription={subscription}
      client={clientOf(user)}
      firstDueDate={addMonths(parisDay(ctx.now()), 1)}
      closeHref={sheet.closeHref}
      changeClientHref={searchHref}
    />
  )
}
