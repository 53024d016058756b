import { listClientSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { parisDay } from '@/lib/domain/calendar'
import { getUser } from '@/lib/domain/users/queries'
import { readFormula } from '@/lib/domain/websites/formula'
import { coverageWords, HOLDING_NAMES } from '@/lib/domain/websites/ownership-words'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import type { SignedInContext } from '@/lib/server/session/session'
import { clientOf } from '../client-line'
import { ClientSearch } from '../client-search'
import { NEW_ROW, readClient, type Sheet } from '../sheet'
import { TITLE } from './title'
import { WebsiteSheet } from './website-sheet'

/** The sheet that the list's URL names. */
export async function openSheet(ctx: SignedInContext, sheet: Sheet) {
  const isNew = sheet.open === NEW_ROW
  const website = isNew ? null : await orNotFound(getWebsite(ctx, pathId(sheet.open)))
  const { clientId, searching, searchHref } = readClient(sheet, website)
  if (clientId === null)
    return (
      <ClientSearch
        ctx={ctx}
        sheet={sheet}
        pageTitle={TITLE}
        title={website ? `Client du site «\u00a0${website.name}\u00a0»` : 'Nouveau site'}
        keep={searching}
      />
    )
  const [user, subscriptions] = await orNotFound(
    Promise.all([getUser(ctx, clientId), listClientSubscriptions(ctx, clientId)]),
  )
  return (
    <WebsiteSheet
      // Another client resets the form.
      key={clientId}
      website={website}
      client={clientOf(user)}
      subscriptions={subscriptions}
      closeHref={sheet.closeHref}
      changeClientHref={searchHref}
      formula={website && (await shownFormula(ctx, website.id))}
    />
  )
}

async function shownFormula(ctx: SignedInContext, websiteId: number) {
  const { holding, coverage, ...facts } = await orNotFound(readFormula(ctx, websiteId))
  const standing = [
    holding && `Client\u00a0: ${HOLDING_NAMES[holding].toLowerCase()}`,
    coverageWords(coverage),
  ]
  return { facts, standing: standing.filter(Boolean).join(' · ') || null, today: parisDay(ctx.now()) }
}
