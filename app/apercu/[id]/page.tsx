import type { Metadata } from 'next'
import { Alert } from '@/components/ui/layout/alert'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { PreviewFrame } from './frame'
import { isShop } from './is-shop'
import { ListPreview } from './list-preview'

export const metadata: Metadata = { title: 'Aperçu de votre site' }

const LISTS = [
  { list: 'testimonials', title: 'Avis clients', onglet: 'avis', label: 'Ajouter un avis' },
  { list: 'events', title: 'Événements', onglet: 'evenements', label: 'Ajouter un événement' },
  { list: 'team', title: 'Équipe', onglet: 'equipe', label: 'Ajouter une personne' },
  { list: 'gallery', title: 'Galerie', onglet: 'galerie', label: 'Ajouter des images' },
] as const

export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const ctx = await requireSignedIn(`/apercu/${encodeURIComponent(id)}`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const site = `/dashboard/website/${website.id}`
  const lists = LISTS.map(({ onglet, label, ...one }) => ({
    ...one,
    fill: { href: `${site}?onglet=${onglet}`, label },
  }))
  const shop = {
    list: 'products',
    title: 'Boutique',
    fill: { href: `/dashboard/ecom/${website.id}`, label: 'Ajouter un produit' },
  } as const
  return (
    <PreviewFrame id={String(website.id)} name={website.name}>
      {website.status === 'inactive' && (
        <Alert look="late">Ce site est inactif : sur vos pages, ces éléments ne montrent rien.</Alert>
      )}
      {[...lists, ...((await isShop(ctx, website.id)) ? [shop] : [])].map((one) => (
        <section key={one.list} aria-labelledby={one.list} className="flex flex-col gap-4">
          <h2 id={one.list} className="text-2xl">
            {one.title}
          </h2>
          <ListPreview {...one} websiteId={website.id} />
        </section>
      ))}
      <p className="hidden noscript:block">L’aperçu a besoin de JavaScript.</p>
    </PreviewFrame>
  )
}
