import type { Metadata } from 'next'
import { TextField } from '@/components/ui/fields/text-field'
import { Alert } from '@/components/ui/layout/alert'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { EntityIdText } from '@/lib/domain/entity-id'
import { findAddressOfOrder, findShopper } from '@/lib/domain/shoppers/find-shopper'
import { ShopperAddress } from '@/lib/domain/shoppers/schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn, type SignedInContext } from '@/lib/server/session/session'
import { ShoppersFrame } from './frame'
import { Shopper } from './shopper'

export const metadata: Metadata = { title: 'Données des acheteurs' }

type Props = { params: Promise<{ websiteId: string }>; searchParams: Promise<Query> }

/** `adresse`: the shopper's email; `commande`: an order of theirs. `effacees`: the number of orders just anonymised. */
export default async function ShoppersPage({ params, searchParams }: Props) {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${encodeURIComponent(websiteId)}/acheteurs`
  const ctx = await requireSignedIn(path)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const query = await searchParams
  const typed = await requestedAddress(ctx, website.id, query)
  const { data: valid } = ShopperAddress.safeParse({ email: typed })
  const shopper = valid && (await findShopper(ctx, { websiteId: website.id, ...valid }))
  return (
    <ShoppersFrame id={String(website.id)} name={website.name}>
      {query.effacees !== undefined && <Erased />}
      <FilterBar path={path} isFiltered={false} label="Rechercher">
        <TextField
          name="adresse"
          label="Adresse e-mail de l’acheteur"
          type="email"
          maxLength={254}
          required
          autoComplete="off"
          defaultValue={typed}
          issue={typed && !valid ? 'Écrivez une adresse e-mail, comme nom@exemple.fr.' : undefined}
          className="max-sm:basis-full sm:w-96"
        />
      </FilterBar>
      {valid && shopper && (
        <Shopper websiteId={website.id} email={valid.email} shopper={shopper} path={path} />
      )}
    </ShoppersFrame>
  )
}

async function requestedAddress(
  ctx: SignedInContext,
  websiteId: number,
  { adresse, commande }: Query,
): Promise<string> {
  if (typeof adresse === 'string') return adresse.trim()
  const { data: orderId } = EntityIdText.safeParse(commande)
  return (orderId !== undefined && (await findAddressOfOrder(ctx, { websiteId, orderId }))) || ''
}

const Erased = () => (
  <Alert look="success">
    C’est effacé. Un dernier e-mail dit à cette personne ce qui a été effacé, ce qui reste et pourquoi.
  </Alert>
)
