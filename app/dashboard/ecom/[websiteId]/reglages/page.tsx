import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { parisDay } from '@/lib/domain/calendar'
import { readPictures } from '@/lib/domain/media/queries'
import { pauseOn } from '@/lib/domain/shops/policy'
import { getOwnShop, listDiscountCodes } from '@/lib/domain/shops/queries'
import { findShopSite } from '@/lib/domain/shops/shop-site'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { SectionCard } from '../../../section-card'
import { CodeSheet } from './code-sheet'
import { Codes } from './codes'
import { DeliveryForm } from './delivery-form'
import { SettingsFrame } from './frame'
import { LegalSettings } from './legal-settings'
import { LogoSettings } from './logo-settings'
import { MakerForm } from './maker-form'
import { newShop } from './new-shop'
import { Obstacles } from './obstacles'
import { PauseSettings } from './pause-settings'
import { SellerForm } from './seller-form'
import { Tariffs } from './tariffs'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ websiteId: string }>; searchParams: Promise<Query> }

/** `code` opens the sheet of a discount code, or with `nouveau` an empty one. */
export default async function ShopSettingsPage({ params, searchParams }: Props) {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${encodeURIComponent(websiteId)}/reglages`
  const ctx = await requireSignedIn(path)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const [{ shop, takesPayments }, codes, site, [logo], { code: opened }] = await Promise.all([
    orNotFound(getOwnShop(ctx, website.id)),
    listDiscountCodes(ctx, website.id),
    findShopSite(ctx, website.id),
    readPictures(ctx, { kind: 'logo', ownerId: website.id }),
    searchParams,
  ])
  const settings = shop ?? newShop(website.id)
  const today = parisDay(ctx.now())
  const sheet = opened === 'nouveau' ? null : codes.find(({ id }) => String(id) === opened)
  return (
    <SettingsFrame id={String(website.id)} name={website.name}>
      <Obstacles
        shop={settings}
        takesPayments={takesPayments}
        isOnline={website.status !== 'inactive'}
        pause={pauseOn(settings, today)}
      />
      <SectionCard
        title="Vendeur"
        intro="Ce que la loi vous demande de dire à vos clients : cela figure sur le paiement, la commande et le reçu."
      >
        <SellerForm shop={settings} />
      </SectionCard>
      <LegalSettings shop={settings} />
      <SectionCard
        title="Fabricant de vos produits"
        intro="Ce que la loi demande de montrer avant l’achat. Un produit qui a son propre fabricant l’indique dans sa fiche."
      >
        <MakerForm shop={settings} />
      </SectionCard>
      <LogoSettings site={site} hash={logo?.hash ?? null} />
      <SectionCard title="Livraison">
        <DeliveryForm shop={settings} />
        <Tariffs />
      </SectionCard>
      <Codes websiteId={website.id} codes={codes} today={today} path={path} open={sheet?.id} />
      <SectionCard
        title="Données des acheteurs"
        intro="Un acheteur vous demande ses données, ou de les effacer : vous en répondez, avec un mois pour lui répondre."
        action={
          <AppLink
            href={`/dashboard/ecom/${website.id}/acheteurs`}
            className={buttonStyle({ look: 'secondary', size: 'small' })}
          >
            Retrouver un acheteur
          </AppLink>
        }
      />
      <PauseSettings shop={settings} today={today} isTitled={sheet === undefined} />
      {sheet !== undefined && (
        <CodeSheet key={sheet?.id} websiteId={website.id} code={sheet} closeHref={path} />
      )}
    </SettingsFrame>
  )
}
